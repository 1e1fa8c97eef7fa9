// The single faults that can be put into a C++ file, by the layout that .clang-format gives it: operators stand between blanks.

// Of the same length: comments and texts in blanks, so that no fault falls into them.
function code(line) {
  return line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'/g, (text) => ' '.repeat(text.length)).replace(/\/\/.*$/, (text) => ' '.repeat(text.length));
}

const kinds = [
  ['comparison', / (<=|>=|<|>) /g, { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }],
  ['equality', / (==|!=) /g, { '==': '!=', '!=': '==' }],
  ['logic', / (&&|\|\|) /g, { '&&': '||', '||': '&&' }],
  ['sign', / ([+-]) /g, { '+': '-', '-': '+' }],
  ['truth', /\b(true|false)\b/g, { true: 'false', false: 'true' }],
  ['negation', /(!)(?=[\w(])/g, { '!': '' }],
  ['number', /(?<![\w.:<])(\d{1,3})(?![\w.'>])/g, (number) => String(Number(number) + 1)],
  ['loop', /\b(continue|break)(?=;)/g, { continue: 'break', break: 'continue' }],
  // A whole statement on a line of its own: a call, or an assignment.
  ['statement', /^ +((?!return|const|auto|break|continue|using|case|default|static|std::\w+(<.*>)? \w|[\w:<>*&]+ \w+[ ;={(])[\w.:>[\]()-]+(?:\(.*\)| [-+|&]?= .*);)$/g, () => ';'],
];
const spared = /^\s*(#|using\b|template\b|static_assert\b|assert\b|namespace\b|case\b.*:$|\*|struct\b|class\b|enum\b)|constexpr|operator/;

/** -> [{kind, line, column, at, from, to, text}]; line and column from 1, `at` from the beginning of the file. */
export function faultsOf(source) {
  const faults = [];
  let begin = 0;
  for (const [index, text] of source.split('\n').entries()) {
    const bare = code(text);
    if (!spared.test(bare)) {
      for (const [kind, pattern, change] of kinds) {
        for (const match of bare.matchAll(pattern)) {
          const from = match[1];
          const column = match.index + match[0].indexOf(from);
          const to = typeof change === 'function' ? change(from) : change[from];
          faults.push({ kind, line: index + 1, column: column + 1, at: begin + column, from: text.slice(column, column + from.length), to, text });
        }
      }
    }
    begin += text.length + 1;
  }
  return faults;
}
