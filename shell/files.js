// Files that were dropped, pasted, chosen, shared or opened with the page: what they are is told by their first bytes,
// not by their names, and what can be no game is refused before it is read. Fetched with the first file.
import { mayHoldLink } from './address.js';

const largestFile = 1 << 25; // a library of a thousand long games
const looked = 512; // bytes that tell what a file is

const aDocument = 'This is a document, not a game. Copy the link out of it, and paste it here.';
const unread = 'This could not be read. It may be a folder, or it has been moved or deleted.';
const changedPicture = 'There is no game in this picture. Messengers, sites and the clipboard drop the game out of a '
  + 'picture: ask for the file itself, or for the link.';

// What begins so is no text. A picture may once have been one of ours.
/** @type {[beginning: RegExp, sentence: string][]} */
const others = [
  [/^\xff\xd8\xff|^GIF8|^RIFF....WEBP|^....ftyp(hei|hev|mif1|msf1|avif)|^BM....\0\0|^(II\*\0|MM\0\*)/s, changedPicture],
  [/^PK\p{Cc}\p{Cc}|^Rar!|^7z\xbc\xaf|^\p{Cc}\x8b\p{Cc}/u,
    'This is a packed archive. Unpack it, and open what is in it.'],
  [/^....(ftyp|moov|mdat)|^\p{Cc}E\xdf\xa3|^RIFF|^ID3|^OggS|^fLaC|^\xff[\xfb\xf3\xf2]/su,
    'This is a video or a sound, not a game.'],
  [/^%PDF-|^\xd0\xcf\p{Cc}\xe0/u, aDocument],
];

/** @typedef {{ text: string } | { why: string }} Read */

// Editors of Windows also write UTF-16, with and without a mark in front.
/** @param {string} beginning */
function encodingOf(beginning) {
  if (/^(\xff\xfe|[^\0]\0[^\0]\0)/.test(beginning)) return 'utf-16le';
  return /^(\xfe\xff|\0[^\0]\0[^\0])/.test(beginning) ? 'utf-16be' : 'utf-8';
}

// Of a link that was dragged out of Safari, as a Mac keeps it: letters, and numbers between them.
/** @param {ArrayBuffer} bytes */
const lettersIn = (bytes) => new TextDecoder('latin1').decode(bytes).replace(/[^ -~]+/g, ' ');

/** @type {(file: File) => Promise<Read>} */
async function gameInPng(file) {
  const reader = await import('./png.js').catch(() => null);
  if (!reader) return { why: 'Pictures cannot be read just now. Please check the connection.' };
  const text = await reader.gameIn(file);
  return text ? { text } : { why: changedPicture };
}

/** @type {(file: File | null) => Promise<Read>} */
async function read(file) {
  if (!file) return { why: unread };
  const beginning = String.fromCharCode(...new Uint8Array(await file.slice(0, looked).arrayBuffer()));
  if (!beginning) return { why: 'This file is empty.' };
  const other = others.find(([pattern]) => pattern.test(beginning));
  if (other) return { why: other[1] };
  if (file.size > largestFile) return { why: 'This file is too large to be a game.' };
  if (beginning.startsWith('\x89PNG\r\n')) return gameInPng(file);
  if (beginning.startsWith('bplist')) return { text: lettersIn(await file.arrayBuffer()) };
  const encoding = encodingOf(beginning);
  const isText = encoding !== 'utf-8' || [...beginning].every((character) => character > '\b');
  if (!isText) return { why: 'This is another kind of file, not a game.' };
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer()); // without its mark
  if (text.startsWith('{\\rtf') && !mayHoldLink(text)) return { why: aDocument };
  return text.trim() ? { text } : { why: 'This file is empty.' };
}

/** @param {string} text */
function parsed(text) {
  try { return JSON.parse(text); } catch { return undefined; }
}

// As a library has them: a record, or a link. A file may have a game on each line.
/** @param {Read} read */
function gamesIn(read) {
  if ('why' in read) return [{ refused: read.why }];
  const whole = parsed(read.text);
  const values = whole === undefined ? read.text.split('\n').filter((line) => line.trim()).map(parsed) : [whole];
  if (!values.every((value) => typeof value === 'object' && value)) return [{ link: read.text }];
  return values.flatMap((value) => (Array.isArray(value) ? value : value.sightlines === 'library' ? value.games
    : value.record || value.link ? value : { record: value }));
}

// What is in the files as one text: that of a single file, and several as a library.
/** @type {(files: (File | null)[]) => Promise<Read>} */
export async function textOf(files) {
  const all = await Promise.all(files.map((file) => read(file).catch(() => ({ why: unread }))));
  const [first] = all;
  if (all.length === 1 || all.every((each) => 'why' in each)) return first;
  return { text: JSON.stringify({ sightlines: 'library', version: 1, games: all.flatMap(gamesIn) }) };
}
