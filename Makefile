# Two commands are enough: `make play` and `make test`. Each first installs what it needs (.ci/setup); `make help` lists the rest.
PORT ?= 8080
cxx_files = $$(git ls-files '*.cpp' '*.h' '*.inl')

.PHONY: help play page native test test-native test-wasm test-browser deep sanitize fuzz bench lint format tidy shots clean
help:
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

play: ## build the page the quick way and serve it on this machine (PORT=8080)
	@.ci/setup web
	@.ci/build web play
	@node .ci/serve.mjs build/web/play $(PORT)

page: ## build the page into build/web/site, as small as it gets, ready for any static host
	@.ci/setup web
	@.ci/build web site

native: ## build the command-line program, build/native/sightlines
	@.ci/setup native
	@.ci/build native sightlines

test: ## everything: native, wasm under Node, Chromium, Firefox, the page's weight
	@.ci/test

test-native: ## the core's tests, and the page's that need no browser
	@.ci/test native

test-wasm: ## the core as wasm under Node
	@.ci/test wasm

test-browser: ## the page's tests that need a browser, and its weight
	@.ci/test browser

deep: ## what takes hours: see .ci/deep, which also runs parts of it
	@.ci/deep

sanitize: ## the tests under the address and undefined-behaviour sanitizers
	@.ci/deep sanitizers

fuzz: ## random input at the doors of the core, a minute each
	@.ci/setup native tests sanitizers
	@tests/fuzz/run

bench: ## random games a second, wasm against native, and the puzzles that each level solves
	@.ci/setup native web tests
	@.ci/build native bench sightlines
	@.ci/build web bench
	@node tests/bench/run.mjs
	@node tests/ladder/suite.mjs build/native/sightlines

shots: ## screenshots of the position that README.md opens, and public/screenshot.png
	@.ci/setup web browsers
	@.ci/build web site
	@node tests/browser/shots.mjs build/shots "$$(grep -om 1 '#1d\.[A-Za-z0-9_-]*' README.md)"
	@cp build/shots/light.png public/screenshot.png

lint: ## types and plain faults of the scripts, in seconds
	@.ci/setup lint
	@.ci/lint

format: ## lay out the C++ files as .clang-format says
	@.ci/setup format
	@clang-format-19 -i $(cxx_files)

tidy: ## clang-tidy over the core and the page
	@.ci/deep tidy

clean: ## remove what was built; downloads stay in the cache
	rm -rf build
