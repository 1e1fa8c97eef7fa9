// First inputs for a fuzz target, made from the published vectors and the hostile lines.
//   node tests/fuzz/seeds.mjs parse_json|read_link|mangled_link|serve FOLDER
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

const [target, folder] = process.argv.slice(2);
const here = new URL('..', import.meta.url);
const text = (name) => readFileSync(new URL(name, here), 'utf8');
const files = readdirSync(new URL('vectors', here)).filter((name) => name.endsWith('.json')).sort();
const vectors = files.flatMap((name) => JSON.parse(text(`vectors/${name}`)));
const records = vectors.map(({ record, actions }) => ({ ...record, moves: [...(record.moves ?? []), ...actions] }));

const golden = JSON.parse(text('golden/links-0.7.0.json')).map(({ link }) => link);

const inputs = {
  parse_json: () => records.map((record) => JSON.stringify(record)),
  read_link: () => [...golden, ...records.flatMap((record) => {
    const json = JSON.stringify(record);
    return [`#${json}`, `#${encodeURIComponent(json)}`, `#1j.${Buffer.from(json).toString('base64url')}`,
      `#1d.${deflateRawSync(json).toString('base64url')}`];
  }), ...JSON.parse(text('fixtures/mangled-links.json')).map((arrival) => arrival.text)],
  mangled_link: () => records.map((_, i) => createHash('sha512').update(`${i}`).digest()), // what is drawn
  serve: () => [
    ...vectors.flatMap(({ record, actions }) => ['status', 'legal', 'apply', 'link'].map(
      (op) => JSON.stringify(op === 'apply' ? { op, record, actions } : { op, record }))),
    ...text('hostile/lines.txt').split('\n'), ...text('hostile/links.txt').split('\n'),
  ],
}[target]();
inputs.forEach((input, i) => writeFileSync(`${folder}/seed-${i}`, input));
