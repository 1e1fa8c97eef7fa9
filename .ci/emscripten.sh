# shellcheck shell=bash disable=SC2016,SC2154
# Sourced by setup. Which Emscripten to use: a usable one that is here already, else one made from Debian's packages.

oldest_emscripten=3.1.60
debian_emscripten=$cache/emscripten-debian13

# Sets `emscripten` to the folder of the first usable one; fails when there is none.
find_emscripten() {
  for emscripten in "$(emscripten_on_path)" ${EMSDK:+"$EMSDK/upstream/emscripten"} "$debian_emscripten/usr/share/emscripten"; do
    [ ! -e "$emscripten/emcc" ] || ! emscripten_works "$emscripten" || return 0
  done
  emscripten=
  return 1
}

# The compiler on PATH may be a link or a wrapper; em-config knows where the rest of it is.
emscripten_on_path() {
  ! has emcc || em-config EMSCRIPTEN_ROOT 2>/dev/null || dirname "$(readlink -f "$(command -v emcc)")"
}

emscripten_version() { tr -d '"[:space:]' < "$1/emscripten-version.txt"; }

emscripten_works() {
  local root=$1 version verdict
  version=$(emscripten_version "$root") || return 1
  if ! at_least "$version" "$oldest_emscripten"; then
    say "Emscripten $version in $root is older than $oldest_emscripten: not used."
    return 1
  fi
  verdict=$cache/works/$(printf '%s %s' "$root" "$version" | sha256sum | cut -c 1-16)
  [ ! -e "$verdict" ] || return 0
  say "Trying Emscripten $version in $root ..."
  if ! link_small_page "$root" > "$room/log" 2>&1; then
    say "It cannot link a small page, so it is not used. It said:" "$(tail -n 5 "$room/log")"
    return 1
  fi
  mkdir -p "$cache/works"
  touch "$verdict"
}

link_small_page() {
  cat > "$room/hello.cpp" <<'CODE'
#include <ranges>
#include <string>
int main() { return static_cast<int>(std::string("hello").size()) - 5; }
CODE
  "$1/em++" -std=c++20 -Os -sMAX_WEBGL_VERSION=2 -sMINIFY_HTML=0 "$room/hello.cpp" -o "$room/hello.html"
}

# Debian 12 has the right clang but too old an Emscripten. Debian 13's package is plain Python and JavaScript over clang 19,
# so it runs here unchanged; only its binaryen is compiled, against a newer C library, which therefore comes along.
make_emscripten() {
  local package
  say "Making an Emscripten from Debian 13's packages in $debian_emscripten (250 MB to download, once) ..."
  mkdir "$room"/{packages,prefix}
  (cd "$room/packages" && other_suite trixie deb download emscripten binaryen node-acorn libc6 libstdc++6 libgcc-s1)
  for package in "$room"/packages/*.deb; do
    # Libraries for dynamic linking and for link-time optimisation are most of the whole; this project uses neither.
    dpkg-deb --fsys-tarfile "$package" | tar -x -C "$room/prefix" --exclude='*/wasm32-emscripten/pic' \
      --exclude='*/wasm32-emscripten/lto*' --exclude='*/emscripten/test' --exclude='./usr/share/doc'
  done
  (cd "$room/prefix" && wrap_binaryen && configure_emscripten)
  rm -rf "$debian_emscripten"
  mv "$room/prefix" "$debian_emscripten"
}

# Starts each of binaryen's tools with the C library it was built for.
wrap_binaryen() {
  local libraries loader tool
  loader=$(echo usr/lib/*/ld-linux-*.so.*)
  libraries=$debian_emscripten/$(dirname "$loader")
  mkdir usr/libexec
  for tool in usr/bin/wasm*; do
    mv "$tool" usr/libexec/
    printf '#!/bin/sh\nexec "%s" --library-path "%s" --argv0 "$0" "%s" "$@"\n' \
      "$debian_emscripten/$loader" "$libraries" "$debian_emscripten/usr/libexec/${tool##*/}" > "$tool"
    chmod +x "$tool"
  done
}

configure_emscripten() {
  mkdir -p usr/share/emscripten/node_modules
  cp -rL usr/share/nodejs/acorn usr/share/emscripten/node_modules/ # found there by any node, not Debian's alone
  cat > usr/share/emscripten/.emscripten <<CONFIG
LLVM_ROOT = '/usr/bin'
LLVM_ADD_VERSION = '19'
CLANG_ADD_VERSION = '19'
BINARYEN_ROOT = '$debian_emscripten/usr'
CACHE = '$debian_emscripten/usr/share/emscripten/cache'
FROZEN_CACHE = False
CONFIG
}
