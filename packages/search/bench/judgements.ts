import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Locale } from '@ochiq/contract/locales';
import * as z from 'zod';

/** What makes a question hard; figures are given for each. */
export const judgementKinds = [
  /** Words as they stand on the page. */
  'plain',
  /** One of the eight ways to write the apostrophe, or none. */
  'apostrophe',
  /** The other alphabet of Uzbek. */
  'cyrillic',
  /** Typed while the keyboard stood on the other alphabet. */
  'layout',
  /** Other endings than the page has. */
  'inflected',
  'typo',
  /** A number, or the name of an act. */
  'number',
  /** A person by surname, in any spelling. */
  'name',
  /** A question in a person's own words. */
  'question',
] as const;

const judgement = z.strictObject({
  q: z.string().min(1),
  /** Paths of the pages that answer, each as good as the others. */
  expected: z.array(z.string().startsWith('/')).min(1),
  kind: z.enum(judgementKinds),
});
export type Judgement = z.output<typeof judgement>;

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../judgements');

/** What people judged about questions of one language over the demonstration content. @throws the file has another form */
export const judgementsOf = (locale: Locale): Judgement[] =>
  z.array(judgement).parse(JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')));
