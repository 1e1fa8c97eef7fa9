# shellcheck shell=bash disable=SC2016,SC2034
# Sourced by the scripts of this folder.

cache=${XDG_CACHE_HOME:-$HOME/.cache}/sightlines

# A scratch folder beside the cache's contents, so that what is made in it gets its name there in one step, when complete:
# an interrupted set-up is never taken for a good one.
mkdir -p "$cache"
room=$(mktemp -d "$cache/making.XXXXXX")
trap 'rm -rf "$room"' EXIT

say() { printf '%s\n' "$@" >&2; }
die() { say "$@"; exit 1; }
has() { command -v "$1" >/dev/null; }
at_least() { [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$2" ]; } # VERSION WANTED

on_debian() { has apt-get && has dpkg && grep -qx 'ID=debian' /etc/os-release; }
debian_release() { sed -n 's/^VERSION_ID="\{0,1\}\([0-9]*\).*/\1/p' /etc/os-release; } # empty on testing and unstable

# The address of the Debian archive this machine is set up to use, whatever it is called. Without package lists, as in a fresh
# container, apt cannot tell whose archive is whose, and the first one for this release has to do.
archive() {
  [ -s "$room/archive" ] || find_archive > "$room/archive"
  cat "$room/archive"
}
find_archive() {
  local codename address
  codename=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
  address=$(archives 'Origin: Debian' "Codename: $codename")
  [ -n "$address" ] || address=$(archives "Release: $codename" -o APT::Get::IndexTargets::ReleaseInfo=false)
  [ -n "$address" ] || die "apt has no source for Debian $codename itself: see /etc/apt/sources.list.d/"
  head -n 1 <<< "$address"
}
archives() { apt-get indextargets --format '$(REPO_URI)' 'Identifier: Packages' 'Component: main' "$@"; }

# apt-get looking into another suite of that archive, with lists of its own. It needs no root, changes nothing on the machine,
# and checks Debian's signatures as usual. An old copy of the archive is welcome: what matters is pinned.
other_suite() { # SUITE deb|deb-src ARGUMENT...
  local suite=$1 kind=$2 lists=$room/$1-$2
  shift 2
  local options=(-qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$lists/sources"
    -o Dir::State="$lists" -o Dir::State::status="$lists/status" -o Dir::Cache="$lists"
    -o APT::Sandbox::User= -o Acquire::Languages=none -o Acquire::Check-Valid-Until=false)
  if [ ! -e "$lists/updated" ]; then
    mkdir -p "$lists"/{sources,lists/partial,archives/partial}
    : > "$lists/status"
    printf '%s\n' "Types: $kind" "URIs: $(archive)" "Suites: $suite" 'Components: main' \
      'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg' > "$lists/sources/$suite.sources"
    apt-get "${options[@]}" update
    touch "$lists/updated"
  fi
  apt-get "${options[@]}" "$@"
}
