#!/bin/sh
# Pins each image of this folder to the digest that its tag names today. To update one: change its tag, run this, read the
# diff. Needs the network and one of crane, skopeo or docker buildx.
set -eu
cd "$(dirname "$0")"

digest_of() {
  if command -v crane > /dev/null; then
    crane digest "$1"
  elif command -v skopeo > /dev/null; then
    skopeo inspect --format '{{.Digest}}' "docker://$1"
  else
    docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$1"
  fi
}

for file in Dockerfile compose.yaml kubernetes/*.yaml; do
  # What has a tag; without one it is built here, and registry.example is nobody's.
  references=$(sed -nE 's/^(# syntax=|FROM | *(- )?image: *)([^ @]+:[^ @]+).*/\3/p' "$file" | grep -v '^registry\.example/' | sort -u || true)
  for reference in $references; do
    digest=$(digest_of "$reference")
    if ! printf '%s\n' "$digest" | grep -qxE 'sha256:[0-9a-f]{64}'; then
      echo "No digest for $reference, but: $digest" >&2
      exit 1
    fi
    sed -E "s|(^# syntax=\|^FROM \|image: *)$reference(@sha256:[0-9a-f]{64})?( .*)?\$|\\1$reference@$digest\\3|" "$file" > "$file.new"
    cat "$file.new" > "$file"
    rm "$file.new"
    echo "$file: $reference@$digest"
  done
done
