// The program from outside: streams, exit codes, what a person reads.
//   node cli.test.mjs <command line of sightlines>
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { logLikelihoodRatio } from '../ladder/sprt.mjs';

const [program, ...first] = process.argv.slice(2);

function run(input, ...args) {
  const { status, stdout, stderr } = spawnSync(program, [...first, ...args], { input, maxBuffer: 1 << 26 });
  return { code: status, output: stdout.toString(), errors: stderr.toString() };
}

// The replies of `serve`, each of them checked to be a JSON object on a line of its own.
function serve(input) {
  const { code, output, errors } = run(input, 'serve');
  assert.equal(code, 0, errors);
  assert.ok(output === '' || output.endsWith('\n'));
  const replies = output.split('\n').slice(0, -1).map((line) => JSON.parse(line));
  for (const reply of replies) assert.ok(reply !== null && typeof reply === 'object' && !Array.isArray(reply));
  return replies;
}

const native = first.length === 0; // puzzles are made natively, and only there are streams what they are
const mark = '\ufeff'; // of byte order

// Both ends of a stream; the first, for the program, is not waited for by whoever reads or writes it.
async function socketPair() {
  const folder = mkdtempSync(join(tmpdir(), 'sightlines-'));
  const server = createServer().listen(join(folder, 'socket'));
  const accepted = new Promise((resolve) => server.once('connection', resolve));
  const own = connect(join(folder, 'socket'));
  const programs = await accepted;
  server.close();
  rmSync(folder, { recursive: true });
  return [programs, own];
}

// The program with one of its streams replaced by file 3: "<&3" or ">&3".
function spawnWith(redirection, file, ...args) {
  return spawn('sh', ['-c', `exec "$@" ${redirection}`, 'sh', program, ...first, ...args],
    { stdio: ['pipe', 'pipe', 'pipe', file] });
}

const ended = (child) => new Promise((resolve) => child.once('close', resolve));

async function all(stream) {
  let text = '';
  for await (const piece of stream) text += piece;
  return text;
}

const corpus = (name) => readFileSync(new URL(`../hostile/${name}`, import.meta.url), 'utf8').split('\n').slice(0, -1);
const games = '{"op":"games"}';
const record = { game: 'crosshairs', version: 1, options: { clouds: 0 } };
const sentence = /[A-Za-z]+ [a-z]+/;

test('serve: one reply a line, whatever the line', () => {
  const lines = [games, '', '   ', 'not json', JSON.stringify({ op: 'status', record }), 'x'.repeat(2 << 20), games,
    `{"op":"status","record":${'['.repeat(2 << 20)}`, ...corpus('lines.txt'), '',
      ...corpus('links.txt'), '\0', '\x1b[31m', games];
  const replies = serve(lines.map((line) => line + '\n').join(''));
  assert.equal(replies.length, lines.length);
  lines.forEach((line, i) => {
    if (line === games) assert.ok(replies[i].games.length > 0);
    else if (i === 4) assert.equal(replies[i].status.toAct, 0);
    else assert.equal(replies[i].error.rule, 'FORMAT', line.slice(0, 200));
  });
});

test('serve: bytes that are no UTF-8 are answered in UTF-8', () => {
  const input =
    Buffer.concat([Buffer.from('{"op":"'), Buffer.from([0xff, 0xc3, 0x28, 0x80]), Buffer.from('"}\n' + games + '\n')]);
  const replies = serve(input);
  assert.equal(replies.length, 2);
  assert.equal(replies[0].error.rule, 'FORMAT');
  assert.ok(replies[1].games);
});

test('serve: CR LF ends a line too, and the last line needs no end', () => {
  const replies = serve(`${games}\r\n\r\n${games}\r\n${games}`);
  assert.deepEqual(replies.map((reply) => 'games' in reply), [true, false, true, true]);
});

test('serve: a line that is too long by a CR is too long', () => {
  const line = games.padEnd(1 << 20);
  const replies = serve(`${line}\r\n${line}\r${games}\n${line}\r\r\n${games}\n`);
  assert.deepEqual(replies.map((reply) => 'games' in reply), [true, false, false, true]);
});

test('a mark of byte order is passed over by serve, unlink and show', () => {
  const [{ link }] = serve(JSON.stringify({ op: 'link', record }));
  assert.ok(serve(`${mark}${games}\n`)[0].games);
  for (const text of [link, JSON.stringify(record)]) {
    assert.ok(serve(JSON.stringify({ op: 'unlink', link: mark + text }))[0].record);
    assert.equal(run(mark + text, 'show').code, 0);
  }
  const { code, errors } = run(Buffer.from(mark + JSON.stringify(record), 'utf16le'), 'show');
  assert.equal(code, 2);
  assert.match(errors, /UTF-16/);
});

test('input that is not ready yet is waited for', { skip: !native, timeout: 60_000 }, async () => {
  for (const [command, input, answer] of [['serve', games + '\n', /"games"/],
    ['show', JSON.stringify(record), /Crosshairs/]]) {
    const [programs, own] = await socketPair();
    const child = spawnWith('<&3', programs, command);
    const closed = ended(child);
    setTimeout(() => own.end(input), 200);
    assert.match(await all(child.stdout), answer);
    assert.equal(await closed, 0);
    programs.destroy();
  }
});

test('output that is read slowly arrives whole', { skip: !native, timeout: 60_000 }, async () => {
  const [programs, own] = await socketPair();
  own.pause();
  const child = spawnWith('>&3', programs, 'serve');
  programs.destroy();
  const asked = 4000; // far more than a socket holds
  child.stdin.end(`${games}\n`.repeat(asked));
  const closed = ended(child);
  setTimeout(() => own.resume(), 200);
  const text = await all(own);
  assert.equal(await closed, 0);
  assert.equal(text.split('\n').filter((line) => JSON.parse(line || '{}').games).length, asked);
});

test('input that cannot be read is no end of it', () => {
  for (const command of ['serve', 'show']) {
    const folder = openSync(tmpdir(), 'r');
    const { status, stdout, stderr } = spawnSync(program, [...first, command], { stdio: [folder, 'pipe', 'pipe'] });
    closeSync(folder);
    assert.equal(status, 1, command);
    assert.equal(stdout.toString(), '');
    assert.match(stderr.toString(), /cannot be read: Is a directory/);
  }
});

test('the licences of the program and of its libraries come with it', () => {
  const { code, output } = run('', '--licences');
  assert.equal(code, 0);
  for (const words of [/^Sightlines \d+\.\d+\.\d+\n\nMIT License/, /nlohmann\/json \d+\.\d+\.\d+/,
    /Niels Lohmann/, /Florian Loitsch/, /zlib \d+\.\d+/, /provided 'as-is'/, /Jean-loup Gailly/])
    assert.match(output, words);
  assert.doesNotMatch(output, /@\w+@/);
});

test('what cannot be written is an error', { skip: process.platform !== 'linux' }, () => {
  const asked = [['serve'], ['show'], ['show', '--words'], ['--help'], ['--version'],
    ['--licences']];
  if (native) asked.push(['puzzles', 'aerial-war', '--count', '1', '--seed', '5']);
  for (const args of asked) {
    const full = openSync('/dev/full', 'w');
    const input = args[0] === 'serve' ? games : JSON.stringify(record);
    const { status, stderr } = spawnSync(program, [...first, ...args], { input, stdio: ['pipe', full, 'pipe'] });
    closeSync(full);
    assert.equal(status, 1, args.join(' '));
    assert.match(stderr.toString(), /cannot be written: No space left/, args.join(' '));
  }
});

test('serve: ends when nobody reads it any more', { skip: !native, timeout: 60_000 }, async () => {
  const child = spawn(program, [...first, 'serve'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const errors = all(child.stderr);
  const closed = ended(child);
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => {
    child.stdout.destroy();
    child.stdin.write(`${games}\n`.repeat(100)); // and is not ended
  });
  child.stdin.write(games + '\n');
  assert.equal(await closed, 1);
  assert.match(await errors, /cannot be written: Broken pipe/);
});

test('show: what is longer than any game is not read to its end', () => {
  for (const text of [' '.repeat((1 << 20) + 1), JSON.stringify(record) + '\n'.repeat(1 << 20)]) {
    const { code, output, errors } = run(text, 'show');
    assert.equal(code, 2);
    assert.equal(output, '');
    assert.match(errors, /more than 1048576 bytes/);
  }
  assert.equal(run(JSON.stringify(record).padEnd(1 << 20), 'show').code, 0);
});

test('show: one action is called one', () => {
  const input = JSON.stringify({ ...record, moves: [{ do: 'enter', cell: 'a3', dir: 'ne' }] });
  assert.ok(run(input, 'show').output.startsWith('Crosshairs, 1 action, '));
  assert.match(run(input, 'show', '--at', '2').errors, /only 1 action\n/);
});

test('serve: nothing asked, nothing answered', () => {
  assert.equal(serve('').length, 0);
});

test('serve: a reply comes before the next request is written', async () => {
  const child = spawn(program, [...first, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const replies = createInterface({ input: child.stdout })[Symbol.asyncIterator](); // a line may come in pieces
  for (let i = 0; i < 3; ++i) {
    child.stdin.write(games + '\n');
    const { value, done } = await replies.next();
    assert.ok(!done, 'the program has ended');
    assert.ok(JSON.parse(value).games);
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.stdin.end();
  assert.equal(await closed, 0);
});

test('--help is a page for a person', () => {
  const { code, output, errors } = run('', '--help');
  assert.equal(code, 0);
  assert.equal(errors, '');
  for (const word of ['serve', 'show', '--words', '--help', 'games', 'new', 'status',
    'legal', 'apply', 'perft', 'link', 'unlink', 'think', 'match'])
    assert.ok(output.includes(word), word);
  assert.ok(output.split('\n').every((line) => line.length <= 130));
});

test('what is not understood: exit code 2 and a sentence', () => {
  for (const args of [[], ['--nonsense'], ['-x'], ['play'], ['serve', '--fast'], ['show', '--at'],
      ['show', '--at', 'one'], ['show', '--word'], ['show', '--words', '--words'], ['show', '--words', '--at'], ['']]) {
    const { code, output, errors } = run('', ...args);
    assert.equal(code, 2, args.join(' '));
    assert.equal(output, '', args.join(' '));
    assert.match(errors, sentence, args.join(' '));
  }
});

test('show: a record as a board, with its moves and whose turn it is', () => {
  const moves = [{ do: 'cloud', cell: 'f6' }, { do: 'enter', cell: 'a3', dir: 'ne' }];
  const { code, output, errors } = run(JSON.stringify({ ...record, options: { clouds: 1 }, moves }), 'show');
  assert.equal(code, 0, errors);
  assert.equal(errors, '');
  for (const row of 'abcdefghijk') assert.match(output, new RegExp(`^${row} .*`, 'm'));
  for (const text of ['Crosshairs', 'player 1 to act', '~f6', '+a3=ne']) assert.ok(output.includes(text), text);

  const before = run(JSON.stringify({ ...record, options: { clouds: 1 }, moves }), 'show', '--at', '1');
  assert.equal(before.code, 0);
  assert.ok(before.output.includes('player 0 to act'));
});

test('show --words: the board by rows, what may be done and how it is written', () => {
  const moves = [{ do: 'cloud', cell: 'f6' }, { do: 'enter', cell: 'a3', dir: 'ne' }];
  const input = JSON.stringify({ ...record, options: { clouds: 1 }, moves });
  const { code, output, errors } = run(input, 'show', '--words');
  assert.equal(code, 0, errors);
  assert.equal(errors, '');
  for (const line of ['  Row a: a3 green plane facing north-east, height 0', '  Row f: f6 cloud',
    '  Row e: empty', 'Bring on 2 planes.', 'Bring a plane on at k1',
    '  Enter at k1, facing south-east, height 0  [+k1=se]'])
    assert.ok(output.split('\n').includes(line), line);
  assert.match(output, /^Suggested: Bring a plane on at .*: Enter at .*\[\+.*\]\n {2}\S.*\.$/m);
  for (const order of [['--at', '1', '--words'], ['--words', '--at', '1']]) {
    const before = run(input, 'show', ...order);
    assert.equal(before.code, 0);
    assert.ok(before.output.includes('  Row a: empty\n'));
  }
});

test('show GAME SCENARIO: a scenario by its name; which there are, where there is none of that name', () => {
  const { code, output, errors } = run('', 'show', 'crossfire-squads', 'two', '--words');
  assert.equal(code, 0, errors);
  assert.ok(output.startsWith('Crossfire with squads, 0 actions, '));
  assert.match(output, /Which unit acts\?/);
  assert.match(output, /^Suggested: .*: Walk .*\[.* > .*\]\n {2}\S.*\.$/m);
  const wrong = (...words) => {
    const refused = run('', 'show', ...words);
    assert.equal(refused.code, 2);
    assert.equal(refused.output, '');
    assert.match(refused.errors, sentence);
    return refused.errors;
  };
  assert.match(wrong('dogfight', 'meeting'), /duel, encounter, escort, guided, melee and patrol/);
  assert.match(wrong('chess', 'guided'), /no game "chess"/);
  wrong('dogfight');
});

test('show --words: nothing of what is hidden from the player to act', () => {
  const wood = { k: 'woods', poly: [[1000, 1000], [1500, 1000], [1500, 1500], [1000, 1500]] };
  const start = { phase: 'play', turn: 3, active: 0, edges: ['s', 'n'], obj: 't00', terrain: { t00: wood },
    units: { a00: { k: 'rifle', at: [2500, 2500] }, b00: { k: 'cc', at: [5600, 100] },
      b07: { k: 'rifle', hid: 't00' } } };
  const ambush = (active) =>
    JSON.stringify({ game: 'crossfire-squads', version: 1, options: { hidden: 1 }, start: { ...start, active } });
  const [attacker, defender] = [0, 1].map((active) => run(ambush(active), 'show', '--words'));
  assert.equal(attacker.code, 0, attacker.errors);
  assert.ok(attacker.output.includes('green rifle squad'));
  assert.ok(!attacker.output.includes('b07'));
  assert.ok(!attacker.output.includes('hidden'));
  assert.ok(defender.output.includes('hidden'));
});

test('show: a link, and the whole address of a page', () => {
  const [{ link }] = serve(JSON.stringify({ op: 'link', record }));
  for (const input of [link, link + '\n', 'https://example.org/' + link, '#' + JSON.stringify(record)]) {
    const { code, output, errors } = run(input, 'show');
    assert.equal(code, 0, errors);
    assert.ok(output.includes('Crosshairs'));
  }
});

test('show: a mail, a chat, whatever a link has become on its way', () => {
  const fixture = (name) => JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'));
  const links = fixture('clean-links.json');
  const boards = Object.fromEntries(Object.entries(links).map(([name, link]) => [name, run(link, 'show').output]));
  const shown = fixture('mangled-links.json').filter((_, i) => i % 12 === 0);
  assert.ok(shown.length > 40);
  for (const { how, text, gives, error } of shown) {
    const { code, output, errors } = run(text, 'show');
    assert.equal(code, error ? 2 : 0, how);
    if (error) assert.match(errors, sentence, how);
    else assert.equal(output, boards[gives], how);
  }
  for (const text of ['Hi Ben, A see you\n', 'A.', '<A>', '(A)'])
    assert.equal(run(text.replace('A', `https://example.org/${links.fresh}`), 'show').output, boards.fresh, text);
});

test('show: what cannot be shown: exit code 2 and the reason', () => {
  const refused = (input, rule) => {
    const { code, output, errors } = run(input, 'show');
    assert.equal(code, 2, input);
    assert.equal(output, '');
    assert.ok(errors.includes(rule), errors);
    assert.match(errors, sentence);
  };
  refused('', 'FORMAT');
  refused('nonsense', 'FORMAT');
  refused('{"game":"chess","version":1}', 'FORMAT');
  refused('#1d.7cExDQAAAAKgoM7-NUzhByQAAAAAwFsBAAAAgLsB', 'FORMAT');
  refused(JSON.stringify({ ...record, moves: [{ do: 'level', plane: 'a1' }] }), 'CH-MOVE-01');
});

test('puzzles: a file of puzzles is made', { skip: !native }, () => {
  const { code, output, errors } = run('', 'puzzles', 'aerial-war', '--count', '1', '--seed', '5');
  assert.equal(code, 0, errors);
  const file = JSON.parse(output);
  assert.equal(file.puzzles, 1);
  assert.equal(file.game, 'aerial-war');
  assert.equal(file.list.length, 1);
  for (const key of ['id', 'title', 'hint', 'why']) assert.ok(file.list[0][key]);
});

test('puzzles: what is wrong is said', { skip: !native }, () => {
  for (const words of [[], ['aerial-war'], ['aerial-war', '--count', 'x', '--seed', '1'],
    ['chess', '--count', '1', '--seed', '1']]) {
    const { code, output, errors } = run('', 'puzzles', ...words);
    assert.equal(code, 2);
    assert.equal(output, '');
    assert.match(errors, sentence);
  }
});

// What a match against a program printed: the points of each pair, and the last ratio.
function played(output) {
  const pairs = [...output.matchAll(/^pair \d+: ([\d.]+) of 2,/gm)].map(([, points]) => Number(points));
  return { pairs, ratio: Number(output.match(/log-likelihood ratio (-?[\d.]+)\.\n/)[1]) };
}
const match = (game, engine, ...words) => run('', 'match', game, '--engine', engine, ...words);

test('match: serve is an engine itself; the ratio is that of the ladder', { skip: !native }, () => {
  const { code, output, errors } = match('crossfire-hex', `"${program}" serve`, '--level', '1', '--pairs', '4');
  assert.equal(code, 1, errors);
  const { pairs, ratio } = played(output);
  assert.equal(pairs.length, 4);
  const counts = [0, 0.5, 1, 1.5, 2].map((points) => pairs.filter((each) => each === points).length);
  assert.ok(Math.abs(ratio - logLikelihoodRatio(counts, 0.5, 0.55)) < 0.006, output);
  assert.equal(match('crossfire-hex', `"${program}" serve`, '--level', '1', '--pairs', '4').output, output);
});

test('match: the example of the contract plays, and what is good enough is proven', { skip: !native }, () => {
  const contract = readFileSync(new URL('../../core/api/README.md', import.meta.url), 'utf8');
  const [, example] = contract.match(/```python\n([^]*?)```/);
  const folder = mkdtempSync(join(tmpdir(), 'sightlines-'));
  const file = join(folder, 'engine.py');
  writeFileSync(file, example.replace('"sightlines"', JSON.stringify(program)));
  const python = match('crossfire-hex', `python3 ${file}`, '--level', '1', '--pairs', '1');
  rmSync(folder, { recursive: true });
  if (spawnSync('python3', ['--version']).status === 0)
    assert.equal(played(python.output).pairs.length, 1, python.errors);
  // A level of its own choosing: the highest, whatever is asked.
  const strong = `sed -u 's/"level":1/"level":3/' | "${program}" serve`;
  const { code, output } = match('aerial-war', strong, '--level', '1', '--share', '60', '--pairs', '60',
    '--options', '{"battles":1,"roundLimit":20}');
  assert.equal(code, 0, output);
  assert.match(output, /It is proven to be better than level 1\.\n$/);
});

test('match: a refused action loses the game; who has no answer ends the match', { skip: !native }, () => {
  const nonsense = match('crosshairs', "sed -u 's/.*/no/'", '--pairs', '2');
  assert.equal(nonsense.code, 1);
  assert.deepEqual(played(nonsense.output).pairs, [0, 0]);
  assert.match(nonsense.output, /It lost a game because of this: The engine's answer has no "action": no\n/);
  for (const engine of ['false', 'there-is-no-such-program', 'echo']) {
    const { code, output, errors } = match('crosshairs', engine, '--pairs', '2');
    assert.equal(code, 1, engine);
    assert.equal(output, engine === 'echo' ? output : '', engine);
    assert.match(errors, sentence, engine);
  }
  for (const words of [[], ['crosshairs'], ['chess', '--engine', 'true'], ['crosshairs', '--engine', ''],
    ['crosshairs', '--engine', 'true', '--level', '9'], ['crosshairs', '--engine', 'true', '--pairs'],
    ['crosshairs', '--engine', 'true', '--options', '[]'], ['crosshairs', '--engine', 'true', '--speed', '3']]) {
    const { code, output, errors } = run('', 'match', ...words);
    assert.ok(code === 2 || words[0] === 'chess', words.join(' '));
    assert.equal(output, '');
    assert.match(errors, sentence);
  }
});
