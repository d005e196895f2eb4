"""A static linter for repositories of Kubernetes manifests and the policies in them."""
