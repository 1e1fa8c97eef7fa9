// Runs in a project of its own that has sightlines-rules installed, in Node and in Deno: each method with each game.
import { RulesError, gameIds, load } from 'sightlines-rules';
import { load as crosshairsAlone } from 'sightlines-rules/crosshairs';

function check(is, what) { if (!is) throw new Error(`Not so: ${what}`); }

function refusedBy(what) {
  try {
    what();
  } catch (refused) {
    check(refused instanceof RulesError && refused instanceof Error, 'what is refused is a RulesError');
    return refused;
  }
  throw new Error('It was not refused.');
}

for (const id of gameIds) {
  const rules = await load(id);
  check(rules.info().id === id, `${id} tells its name`);
  const fresh = rules.scenario('guided');
  check(JSON.stringify(rules.open(rules.link(fresh))) === JSON.stringify(fresh), `${id}: a link opens`);
  check(JSON.stringify(rules.open(fresh)) === JSON.stringify(fresh), `${id}: a record opens`);
  check(rules.open(`Your move: https://example.org/${rules.link(fresh)}, please.`).game === id, `${id}: a mail opens`);
  const { status } = rules.status(fresh);
  const { actions, parametric } = rules.legal(fresh);
  check(actions.length > 0 || parametric.length > 0, `${id}: something may be done`);
  if (actions.length) {
    const { record } = rules.apply(fresh, actions[0]);
    check(record.moves.length > (fresh.moves?.length ?? 0) && record !== fresh, `${id}: an action is played`);
  }
  if (typeof status.toAct === 'number') {
    check(rules.ask(fresh).asks.length > 0, `${id}: somebody is asked`);
    const [thought, again] = await Promise.all([rules.think(fresh, { level: 1, seed: 3 }),
      rules.think(fresh, { level: 1, seed: 3 })]);
    check(thought.text && thought.text === again.text, `${id}: the same seed gets the same answer`);
    rules.apply(fresh, thought.action);
  }
  rules.close();
}

const rules = await crosshairsAlone();
const cloud = (cell) => ({ do: 'cloud', cell });
const refused = refusedBy(() => rules.apply(rules.create(), [cloud('a1'), cloud('a2'), cloud('a3')]));
check(refused.rule === 'CH-CLOUD-03' && refused.at === 2 && refused.code === 'cloud-too-big', 'a refusal has its rule');
check(refusedBy(() => rules.open('nothing here')).rule === 'FORMAT', 'no link is refused');
check(refusedBy(() => rules.open({ game: 'dogfight', version: 1 })).rule === 'FORMAT', 'another game is refused');

const stop = new AbortController();
const slow = rules.think(rules.create({ clouds: 0 }), { level: 3, signal: stop.signal });
const after = rules.think(rules.create({ clouds: 0 }), { level: 1 });
stop.abort(new Error('enough'));
check(await slow.then(() => 'thought', ({ message }) => message) === 'enough', 'a question is called off');
check((await after).text, 'what else was asked is answered');
const left = rules.think(rules.create({ clouds: 0 }), { level: 3 });
rules.close();
check(await left.then(() => 'thought', ({ message }) => message) === 'The rules were closed.', 'closing ends it');
check(await load('chess').then(() => '', ({ message }) => message.includes('crosshairs')), 'no such game');
await rules.think(rules.create({ clouds: 0 }), { level: 1 }); // the thread that is left open holds no process
console.log('rules: tried');
