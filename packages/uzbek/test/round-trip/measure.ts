/**
 * Measures the round trip Latin → Cyrillic → Latin over texts that are not ours:
 * `node packages/uzbek/test/round-trip/measure.ts FILE…`. Reads plain text, CoNLL-U and `word/TAG`; prints how many
 * words come back, and those that do not.
 */
import { readFileSync } from 'node:fs';

import { normalizeApostrophes } from '../../src/apostrophe.ts';
import { toCyrillic } from '../../src/to-cyrillic.ts';
import { toLatin } from '../../src/to-latin.ts';

const wordPattern = /[\p{L}\u02bb\u02bc]+/gu;
const mixed = /\p{Script=Cyrillic}/u;

/** Reads the running text of a file. */
function readText(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.conllu')) return Array.from(text.matchAll(/^\d+\t([^\t]+)\t/gmu), ([, form]) => form).join('\n');
  return text.replace(/\/[A-Z]+(?=\s|$)/gmu, '');
}

for (const path of process.argv.slice(2)) {
  const words = normalizeApostrophes(readText(path)).match(wordPattern) ?? [];
  const latin = words.filter((word) => !mixed.test(word));
  const changed = new Map<string, number>();
  for (const word of latin) if (toLatin(toCyrillic(word)) !== word) changed.set(word, (changed.get(word) ?? 0) + 1);
  const failed = [...changed.values()].reduce((sum, count) => sum + count, 0);
  const share = ((100 * (latin.length - failed)) / latin.length).toFixed(3);
  const left = String(words.length - latin.length);
  process.stdout.write(`${path}: ${String(latin.length)} words, ${share} % come back; ${left} have letters of both alphabets\n`);
  for (const [word, count] of [...changed].sort(([, a], [, b]) => b - a))
    process.stdout.write(`  ${word} → ${toCyrillic(word)} → ${toLatin(toCyrillic(word))} ×${String(count)}\n`);
}
