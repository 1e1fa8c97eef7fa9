// Written by web/packaging/seam.mjs from the C++ that declares it.

export const LibraryCall = {
  sweep: 0,
  read: 1,
  write: 2,
  field: 3,
  focus: 4,
  name: 5,
  file: 6,
  samples: 7,
};

export const LiveCall = {
  begin: 0,
  offer: 1,
  accept: 2,
  connect: 3,
  send: 4,
  close: 5,
  hand: 6,
  took: 7,
  scan: 8,
  code: 9,
  wake: 10,
  copy: 11,
};

export const LiveNews = {
  can: 0,
  offered: 1,
  answered: 2,
  opened: 3,
  received: 4,
  closed: 5,
  arrived: 6,
  handed: 7,
  away: 8,
  tick: 9,
  scanned: 10,
  code: 11,
  copied: 12,
};

export const Sound = {
  none: 0,
  engine: 1,
  wood: 2,
  shot: 3,
  dice: 4,
  paper: 5,
  won: 6,
  lost: 7,
};
