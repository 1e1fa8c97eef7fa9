// Plays Crosshairs on the page by input, from move texts: "~c4", "+a3=ne", "e5-2>", "xf6".
const kinds = { '^': 'climb', '-1': 'level1', '-2': 'level2', v: 'swoop', w: 'power' };
const turns = { '<': 'left', '': 'ahead', '>': 'right' };

const entry = /^\+([a-k]\d+)=(\w+)$/;
const flight = /^([a-k]\d+)(\^|-1|-2|v|w)([<>]?)$/;

// Move text as the action of a record.
export function action(move) {
  const [, enters, nose] = entry.exec(move) ?? [];
  if (enters) return { do: 'enter', cell: enters, dir: nose };
  if (move[0] === '~') return { do: 'cloud', cell: move.slice(1) };
  const [, plane, kind, turn] = flight.exec(move);
  const rotation = turn ? { turn: turn === '<' ? -1 : 1 } : {};
  if (kind[0] === '-') return { do: 'level', plane, steps: Number(kind[1]), ...rotation };
  return { do: kinds[kind], plane, ...rotation };
}

export const fragmentOf = (moves) =>
  `#${encodeURIComponent(JSON.stringify({ game: 'crosshairs', version: 1, moves: moves.map(action) }))}`;

const view = (table) => table.page.evaluate(() => window.sightlines.state().app.view);

// By mouse or finger: choose on the board, decide on the card.
export async function point(table, move) {
  const [, enters, nose] = entry.exec(move) ?? [];
  const [, plane, kind, turn] = flight.exec(move) ?? [];
  if (move.startsWith('~')) await table.press(`cell:${move.slice(1)}`);
  else if (move.startsWith('x')) await table.press(`action:shoot:${move.slice(1)}`);
  else if (move === '=') await table.press('action:pullout');
  else if (move === '.') await table.press('action:end');
  else {
    if ((await view(table)).chosen !== (plane ?? enters)) await table.press(`cell:${plane ?? enters}`);
    for (const mark of enters ? [nose] : [kinds[kind], turns[turn]]) await table.press(`card:${mark}`);
    await table.press('action:fly');
  }
}

async function key(table, name, times = 1) {
  for (let i = 0; i < times; ++i) await table.page.keyboard.press(name);
  await table.settled();
}

// Moves the cursor to the row first, then along the row.
async function walk(table, cell) {
  if (!(await view(table)).cursor) await key(table, 'Enter');
  for (;;) {
    const { cursor } = await view(table);
    const [rows, steps] = [cell.charCodeAt(0) - cursor.charCodeAt(0), Number(cell.slice(1)) - Number(cursor.slice(1))];
    if (rows) await key(table, rows > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows));
    else if (steps) await key(table, steps > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(steps));
    else return;
  }
}

// The same by keys alone.
export async function type(table, move) {
  const [, enters, nose] = entry.exec(move) ?? [];
  const [, plane, kind, turn] = flight.exec(move) ?? [];
  if (/^[~x]/.test(move)) {
    await walk(table, move.slice(1));
    await key(table, 'Enter');
  } else if (move === '=') await key(table, 'u');
  else if (move === '.') await key(table, 'e');
  else {
    if ((await view(table)).chosen !== (plane ?? enters)) {
      await walk(table, plane ?? enters);
      await key(table, 'Enter');
    }
    if (enters) while (!(await view(table)).planned.startsWith(`+${enters}=${nose}`)) await key(table, 'ArrowRight');
    else {
      await key(table, { '^': 'c', '-1': '1', '-2': '2', v: 's', w: 'p' }[kind]);
      if (turn) await key(table, turn === '<' ? 'ArrowLeft' : 'ArrowRight');
    }
    await key(table, 'Enter');
  }
}
