// Where a single fault can be put into a C++ source, and how it is written so that it can be switched on while running.
// Only into the bodies of functions that are not evaluated by the compiler.

// The same text with comments, strings and preprocessor lines blanked, so that places keep their numbers.
export function blanked(source) {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|^[ \t]*#(?:[^\n\\]|\\[\s\S])*/;
  const literal = /R"\(([\s\S]*?)\)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'/;
  return source.replace(new RegExp(`${comment.source}|${literal.source}`, 'gm'), (text) =>
    (/^["'R]/.test(text) ? text[0] + blank(text.slice(1, -1)) + text.at(-1) : blank(text)));
}

const closing = { '(': ')', '[': ']', '{': '}' };

// The place of the bracket that closes the one at `open`.
function closed(text, open) {
  let depth = 0;
  for (let i = open; i < text.length; ++i) {
    if (text[i] in closing) ++depth;
    else if (')]}'.includes(text[i]) && --depth === 0) return i;
  }
  return text.length;
}

// [begin, end) of the bodies of functions; those of namespaces and classes are looked into.
export function bodies(text, begin = 0, end = text.length) {
  const found = [];
  let head = begin;
  for (let i = begin; i < end; ++i) {
    if (text[i] === ';' || text[i] === '}') head = i + 1;
    if (text[i] === '(' || text[i] === '[') i = closed(text, i);
    if (text[i] !== '{') continue;
    const words = text.slice(head, i);
    const stop = closed(text, i);
    if (/\b(namespace|class|struct)\b/.test(words) && !/\)/.test(words)) found.push(...bodies(text, i + 1, stop));
    else if (/\)/.test(words) && !/\b(constexpr|consteval|enum|requires|concept)\b|[^=!<>]=[^=]/.test(words))
      found.push([i + 1, stop]);
    else if (/\)[^;]*:[^;]*$/.test(words)) continue; // the members that a constructor sets
    i = stop;
    head = i + 1;
  }
  return found;
}

// [begin, end) of the expression around a place: up to what separates expressions, on both sides.
function expression(text, place, size) {
  let begin = place;
  for (let depth = 0; begin > 0; --begin) {
    const c = text[begin - 1];
    if (')]}'.includes(c)) ++depth;
    else if (c in closing && --depth < 0) break;
    if (depth > 0) continue;
    if (',;?'.includes(c) || (c === ':' && text[begin - 2] !== ':' && text[begin] !== ':')) break;
    if (c === '=' && !'=!<>'.includes(text[begin - 2]) && text[begin] !== '=') break;
    if (/\b(return|else|do|co_return)\s$/.test(text.slice(Math.max(0, begin - 8), begin))) break;
  }
  let end = place + size;
  for (let depth = 0; end < text.length; ++end) {
    const c = text[end];
    if (c in closing) ++depth;
    else if (')]}'.includes(c) && --depth < 0) break;
    if (depth > 0) continue;
    if (',;?'.includes(c) || (c === ':' && text[end - 1] !== ':' && text[end + 1] !== ':')) break;
  }
  while (/\s/.test(text[begin])) ++begin;
  while (/\s/.test(text[end - 1])) --end;
  return [begin, end];
}

const pairs = [['<', '<='], ['>', '>='], ['==', '!='], ['&&', '||'], ['+', '-']];
const swapped = Object.fromEntries(pairs.flatMap(([a, b]) => [[a, b], [b, a]]));

const assignment =
  /(?<=[;{}]\s+)[\w.\->[\]]+ [-+|&]?= [^;{}()]*(?:\((?:[^;{}()]|\([^;{}()]*\))*\)[^;{}()]*)*;/g;

const kinds = [
  { kind: 'operator', pattern: / (==|!=|<=|>=|<|>|&&|\|\||\+|-) /g, fault(text, at, [, sign]) {
    const [begin, end] = expression(text, at, sign.length + 2);
    const write = (source, on) => {
      const wrong = source.slice(begin, at) + ` ${swapped[sign]} ` + source.slice(at + sign.length + 2, end);
      // On as many lines as before.
      return `(${on} ? (${wrong.replace(/\n\s*/g, ' ')}) : (${source.slice(begin, end)}))`;
    };
    return { begin, end, write, what: `${sign} becomes ${swapped[sign]}` };
  } },
  { kind: 'number', pattern: /(?<![\w.'<])(\d+)(?![\w.'>])/g, fault(text, at, [, digits]) {
    const wrong = digits === '1' ? '2' : String(Number(digits) + 1);
    const write = (source, on) => `(${on} ? ${wrong} : ${digits})`;
    return { begin: at, end: at + digits.length, write, what: `${digits} becomes ${wrong}` };
  } },
  { kind: 'answer', pattern: /\breturn (true|false);/g, fault(text, at, [all, answer]) {
    const write = (source, on) => `return ${on} ? ${answer !== 'true'} : ${answer};`;
    return { begin: at, end: at + all.length, write, what: `${answer} becomes ${answer !== 'true'}` };
  } },
  { kind: 'statement', pattern: assignment, fault(text, at, [all]) {
    const write = (source, on) => `{ if (!${on}) { ${source.slice(at, at + all.length)} } }`;
    return { begin: at, end: at + all.length, write, what: 'is left out' };
  } },
];

// Every fault that may be tried: { kind, begin, end, line, what, write(source, condition) }.
export function places(source) {
  const text = blanked(source);
  const found = [];
  for (const [begin, end] of bodies(text)) {
    for (const { kind, pattern, fault } of kinds) {
      for (const match of text.slice(begin, end).matchAll(pattern)) {
        const at = begin + match.index;
        const from = Math.max(text.lastIndexOf(';', at), text.lastIndexOf('{', at), text.lastIndexOf('}', at)) + 1;
        if (/\b(constexpr|static|static_assert|case|template|using|assert)\b/.test(text.slice(from, at))) continue;
        const place = fault(text, at, match);
        if (place.begin < begin || place.end > end) continue;
        if (/\/\/|\bauto \[/.test(source.slice(place.begin, place.end))) continue;
        if (/^[+-] /.test(place.what) && /"|std::(to_)?string/.test(source.slice(place.begin, place.end))) continue;
        found.push({ kind, ...place, line: source.slice(0, place.begin).split('\n').length });
      }
    }
  }
  return found;
}

// The source with these faults in it, each of them asleep until sightlines_mutant is its number.
export function planted(source, faults) {
  let text = source;
  for (const fault of [...faults].sort((a, b) => b.begin - a.begin))
    text = text.slice(0, fault.begin) + fault.write(source, `(sightlines_mutant == ${fault.number})`) +
      text.slice(fault.end);
  return '#include "mutant.h"\n#line 1\n' + text;
}
