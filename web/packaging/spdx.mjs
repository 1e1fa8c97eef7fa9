// The components of a release as SPDX: node spdx.mjs COMPONENTS.json VERSION TIME
// COMPONENTS is what licences.mjs has found, TIME the commit's, so that a release is made of the same bytes each time.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @type {(components: import('./licences.mjs').Component[], version: string, time: string) => object} */
export function spdxOf(components, version, time) {
  const packages = components.map(({ name, version: own, home, spdx, text, in: where }) => ({
    SPDXID: `SPDXRef-${name.replace(/\+/g, 'p').replace(/[^A-Za-z0-9.-]+/g, '-')}`,
    name, versionInfo: own || version, downloadLocation: home || 'NOASSERTION', filesAnalyzed: false,
    licenseConcluded: spdx, licenseDeclared: spdx,
    copyrightText: text.split('\n').map((line) => line.trim()).filter((line) => /^(Copyright|\(C\))/i.test(line))
      .join('\n') || 'NOASSERTION',
    comment: `In: ${where.join(', ')}.`,
  }));
  const [own, ...others] = packages.map(({ SPDXID }) => SPDXID);
  const sum = createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 16);
  return {
    spdxVersion: 'SPDX-2.3', dataLicense: 'CC0-1.0', SPDXID: 'SPDXRef-DOCUMENT', name: `sightlines-${version}`,
    documentNamespace: `urn:sightlines:${version}:${sum}`,
    creationInfo: { created: time, creators: ['Tool: sightlines web/packaging/spdx.mjs'] },
    packages,
    relationships: [
      { spdxElementId: 'SPDXRef-DOCUMENT', relationshipType: 'DESCRIBES', relatedSpdxElement: own },
      ...others.map((id) => ({ spdxElementId: own, relationshipType: 'CONTAINS', relatedSpdxElement: id })),
    ],
  };
}

const [, program, ...given] = process.argv;
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) {
  const [components, version, time] = given;
  console.log(JSON.stringify(spdxOf(JSON.parse(readFileSync(components, 'utf8')), version, time), null, 1));
}
