// Whether the titles of commits are as CONTRIBUTING.md says, since the commit that brought this file:
//   node .ci/titles.mjs
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const most = 72;
const imperative = /^(embed|exceed|feed|need|proceed|seed|shed|speed|bring|ping|ring|string|bias|focus)$/i;

// What is wrong with a title; "" for nothing.
/** @type {(title: string) => string} */
export function faultOf(title) {
  if ([...title].length > most) return `has ${[...title].length} characters, and ${most} at most are shown in lists`;
  const verb = /^[a-z0-9 ,_.+-]+: ([A-Za-z-]+)/.exec(title)?.[1];
  if (!verb) return 'does not begin with the part that it changes, as "tests: ..."';
  if (/(ed|ing|[^su]s)$/.test(verb) && !imperative.test(verb)) return `says "${verb}", not what the commit shall do`;
  return /\.$/.test(title) ? 'ends with a full stop' : '';
}

function main() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const [first] = git('log', '--diff-filter=A', '--format=%H', '--', '.ci/titles.mjs').split('\n').slice(-1);
  if (!first) return;
  const titles = git('log', '--no-merges', '--format=%h %s', `${first}..HEAD`).split('\n').filter(Boolean);
  for (const line of titles) {
    const [, hash, title] = line.match(/^(\S+) (.*)$/);
    const fault = faultOf(title);
    if (!fault) continue;
    console.log(`The title of ${hash} ${fault}: ${title}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
