// Reads links "#1x." as the chapter "Links" of core/api/README.md tells, and shares nothing with the core but the
// samples and the values of a table: another program could do it, too.
import { readFileSync } from 'node:fs';

const source = (name) => readFileSync(new URL(`../../core/${name}`, import.meta.url), 'utf8');
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const folders = { a: 'aerial_war', c: 'crosshairs', d: 'dogfight', h: 'crossfire_hex', s: 'crossfire_squads' };

const mix = (...numbers) => numbers.reduce((a, b) => {
  const x = Math.imul(a ^ (Math.imul(b, 0x9E3779B1) + 0x7F4A7C15), 0x85EBCA6B);
  return (x ^ (x >>> 15)) >>> 0;
});

const known = source('api/link/logistic.cpp').match(/known\{([\d,\s]+)\}/)[1].split(',').map(Number);
function squash(d) {
  const f = d + 2048, i = f >> 7;
  return (known[i] * (128 - f % 128) + known[i + 1] * (f % 128) + 64) >> 7;
}
const stretched = [];
for (let i = 0, d = -2047; i < 4096; ++i) {
  while (d < 2047 && squash(d) < i * 16 + 8) ++d;
  stretched.push(d);
}

function bytesOf(text) {
  const bytes = [];
  for (let at = 0; at < text.length; at += 43) {
    const part = text.slice(at, at + 43), count = Math.floor(part.length * 32 / 43);
    let number = 0n;
    for (const c of part) number = number * 62n + BigInt(digits.indexOf(c));
    for (let i = count - 1; i >= 0; --i) bytes.push(Number(number >> BigInt(8 * i) & 0xFFn));
  }
  return bytes;
}

function lengthOf(parcel) {
  const [a, b, c] = [...parcel.slice(0, 3)].map((digit) => digits.indexOf(digit));
  const n = a * 62 + b;
  return n < 3300 ? [2, n] : [3, 3300 + (n - 3300) * 62 + c];
}

class Model {
  chances = new Uint16Array(32768).fill(32768); // the experiences
  counts = new Uint8Array(32768);
  marks = new Uint8Array(32768);
  weights = Array.from({ length: 320 }, () => [16384, 16384, 16384, 16384, 16384, 0]);
  lists = new Map();
  listed = 0;
  words = [];
  letters = 0;
  slots = Array.from({ length: 1024 }, () => [0, 0]);
  asked = []; // [question, chance, answer]

  // The JSON of a parcel at the beginning of a text, and what follows it.
  read(text) {
    const [count, length] = lengthOf(text);
    this.code = bytesOf(text.slice(count, count + length)).slice(4);
    [this.low, this.high, this.taken] = [0, 0xFFFFFFFF, 4];
    this.number = [0, 1, 2, 3].reduce((number, i) => number * 256 + (this.code[i] ?? 0), 0);
    [this.tokens, this.objects] = [[0, 0], [0, 0, 0]];
    const json = this.value(1, 1, 0).json;
    return { json, rest: text.slice(count + length) };
  }

  answer(chance) {
    const range = this.high - this.low;
    const middle = this.low + Math.floor(range / 65536) * chance + Math.floor((range % 65536) * chance / 65536);
    const yes = this.number <= middle;
    if (yes) this.high = middle;
    else this.low = middle + 1;
    while (((this.low ^ this.high) >>> 24) === 0) {
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
      this.number = ((this.number << 8) | (this.code[this.taken++] ?? 0)) >>> 0;
    }
    return yes;
  }

  // The place of an experience.
  experience(hash) {
    const mark = hash & 255, at = hash >>> 17, beside = at ^ 1;
    for (const place of [at, beside]) if (this.marks[place] === mark) return place;
    const place = this.counts[beside] < this.counts[at] ? beside : at;
    [this.chances[place], this.counts[place], this.marks[place]] = [32768, 0, mark];
    return place;
  }

  ask(contexts, question, set) {
    const weights = this.weights[set];
    const found = [], said = [];
    for (const context of contexts) {
      const each = this.experience(mix(context, question));
      found.push(each);
      said.push(this.counts[each] === 0 ? 0 : stretched[this.chances[each] >> 4]);
    }
    said.push(256);
    const sum = said.reduce((total, each, i) => total + each * weights[i], 0);
    const c = squash(Math.max(-2047, Math.min(2047, Math.floor(sum / 65536))));
    const yes = this.answer(c);
    this.asked.push([question, c, yes]);
    const e = ((yes ? 65536 : 0) - c) >> 2;
    said.forEach((each, i) => { weights[i] += (each * e + 4096) >> 13; });
    for (const each of found) {
      const off = (yes ? 65535 : 0) - this.chances[each];
      this.chances[each] += Math.floor(off * Math.floor(327680 / (10 * this.counts[each] + 12)) / 32768);
      this.counts[each] = Math.min(60, this.counts[each] + 1);
    }
    return yes;
  }

  bits(contexts, question, set, count) {
    let g = 1;
    for (let i = 0; i < count; ++i) g = 2 * g + (this.ask(contexts, mix(question, g), set) ? 1 : 0);
    return g - 2 ** count;
  }

  spelled(path, symbol) {
    const bytes = [];
    let q = 0, w = symbol;
    for (;;) {
      const contexts = [mix(path, 6), mix(7, q & 0xFF), mix(8, q & 0xFFFF), mix(9, q), mix(10, w)];
      const letter = this.bits(contexts, 258, 256 + (path >>> 26), 8);
      if (letter === 0) return Buffer.from(bytes).toString('utf8');
      bytes.push(letter);
      q = ((q << 8) | letter) >>> 0;
      w = mix(w, letter);
    }
  }

  token(path, list, first) {
    const k = mix(path, first), slot = this.slots[k >>> 22], [t1, t2] = this.tokens, [o1, o2, o3] = this.objects;
    const contexts = [mix(path, 1), mix(k, 2, slot[0]), mix(k, 3, slot[1], o1), mix(k, 4, o1, o2, o3),
      mix(path, 5, t1, t2)];
    const set = (kind) => 64 * kind + (path >>> 26);
    const items = this.lists.get(list) ?? [];
    const listed = items.find((each) => this.ask(contexts, each, set(0)));
    let symbol = listed ?? this.bits(contexts, 0, set(0), 7);
    let value = 0, text;
    const later = symbol % 2;
    if (symbol >= 16 && symbol < 80) {
      const length = (symbol - 16) >> 1;
      if (length > 0) value = 2 ** (length - 1) + this.bits(contexts, symbol, set(1), length - 1);
      text = (later ? '-' : '') + value;
    } else if (symbol >= 80 && symbol < 98) {
      const padded = symbol >= 96, length = padded ? 0 : (symbol - 80) >> 1;
      const letter = this.bits(contexts, 256 + later, set(2), 4);
      const number = this.bits(contexts, mix(symbol, letter), set(3), padded ? 4 : Math.max(0, length - 1)) +
        (length > 0 ? 2 ** (length - 1) : 0);
      value = 16 * number + letter;
      text = `"${String.fromCharCode(97 + letter + 16 * later)}${padded ? '0' : ''}${number}"`;
    } else if (symbol === 7 || symbol === 8) {
      const word = this.spelled(path, symbol), size = Buffer.byteLength(word);
      text = symbol === 7 ? `"${word}"` : word;
      if (symbol === 7) {
        if (!this.words.includes(word) && size <= 40 && this.words.length < 1024 && this.letters + size <= 12288) {
          this.words.push(word);
          this.letters += size;
        }
        if (this.words.includes(word)) symbol = 128 + this.words.indexOf(word);
      }
    } else {
      text = symbol >= 128 ? `"${this.words[symbol - 128]}"` : { 4: 'true', 5: 'false', 6: 'null' }[symbol];
    }
    if (symbol !== listed) this.list(list, items, symbol);
    const token = mix(symbol, value);
    [slot[1], slot[0]] = [slot[0], token];
    this.tokens = [token, t1];
    return { symbol, token, text };
  }

  list(list, items, symbol) {
    if (items.length === 32) items[31] = symbol;
    else if (this.listed < 4096 && (items.length > 0 || this.lists.size < 1023)) {
      items.push(symbol);
      this.lists.set(list, items);
      ++this.listed;
    }
  }

  value(path, list, first) {
    const found = this.token(path, list, first);
    if (found.symbol === 1) found.json = this.object(path);
    else if (found.symbol === 2) found.json = this.items(path, first);
    else found.json = found.text;
    return found;
  }

  object(path) {
    const keys = mix(path, 2), members = [];
    for (let key = 0, first = 0; ;) {
      const name = this.token(keys, mix(keys, key, first), first);
      if (name.symbol === 3) {
        this.objects = [first, ...this.objects.slice(0, 2)];
        return `{${members.join()}}`;
      }
      key = name.token;
      const at = mix(path, key), value = this.value(at, at, first);
      if (members.length === 0 && value.symbol >= 128) first = value.token;
      members.push(`${name.text}:${value.json}`);
    }
  }

  items(path, first) {
    const items = [];
    for (let i = 0; ;) {
      const at = mix(path, 100 + (i < 4 ? i : 4 + i % 2)), item = this.value(at, at, first);
      if (item.symbol === 3) return `[${items.join()}]`;
      if (item.symbol !== 1 && item.symbol !== 2) ++i;
      items.push(item.json);
    }
  }
}

const primed = new Map(); // by letter

function fresh(letter) {
  if (!primed.has(letter)) {
    const model = new Model(), folder = folders[letter];
    const sample = folder ? source(`games/${folder}/text/link_sample.cpp`).match(/"[0-9A-Za-z]+"/g) : [];
    for (let rest = sample.join('').replaceAll('"', ''); rest !== '';) ({ rest } = model.read(rest));
    model.asked = [];
    primed.set(letter, model);
  }
  return Object.assign(new Model(), structuredClone({ ...primed.get(letter) }));
}

// The JSON in a link, which may stand behind an address, and the questions that were asked for it.
export function read(link) {
  const payload = link.slice(link.indexOf('#1x.') + 4), model = fresh(payload[0]);
  const { json } = model.read(payload.slice(1));
  return { json, asked: model.asked };
}
