// Written by web/packaging/seam.mjs from the C++ that declares it.

export const Scheme = {
  system: 0,
  light: 1,
  dark: 2,
};

export const LibraryAnswer = {
  games: 0,
  written: 1,
  refused: 2,
  searched: 3,
  named: 4,
  samples: 5,
};

export const Copied = {
  nothing: 0,
  waiting: 1,
  done: 2,
  by_hand: 3,
  shared: 4,
};

export const Pointer = {
  mouse: 0,
  touch: 1,
  pen: 2,
};

export const Phase = {
  down: 0,
  move: 1,
  up: 2,
  gone: 3,
};

export const Font = {
  text: 0,
  strong: 1,
  display: 2,
};

export const From = {
  address: 0,
  paste: 1,
  file: 2,
  sheet: 3,
  script: 4,
  kept: 5,
};
