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
