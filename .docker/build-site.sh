#!/bin/sh
# Builds the whole site from the running CMS, makes it the one that readers get, and tells nginx of it.
set -eu
cd "$(dirname "$0")/../web"

# The day it is in Tashkent, which the image's own clock does not know.
SITE_TODAY=$(TZ=UTC-5 date +%F)
export SITE_TODAY

# A build that was killed leaves a cache that can't be trusted.
mkdir -p .cache public
find .cache public -mindepth 1 -delete

case "${SITE_URL#*://}" in
  */?*) node_modules/.bin/gatsby build --prefix-paths ;;
  *) node_modules/.bin/gatsby build ;;
esac
node ../packages/publisher/dist/main.js
exec node ../packages/edge/dist/nginx/main.js
