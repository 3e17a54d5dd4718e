import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Locale } from '@ochiq/contract/locales';
import * as z from 'zod';

/** What makes a question hard; figures are given for each. */
export const judgementKinds = [
  /** Words as they stand on the page. */
  'plain',
  /** One of the eight ways to write the apostrophe, none among them. */
  'apostrophe',
  /** The other alphabet of Uzbek. */
  'cyrillic',
  /** The new letters of Uzbek: Ö, Ğ, Ş, Ç. */
  'new-letters',
  /** `е` for `ё`, or the other way round. */
  'yo',
  /** Typed while the keyboard stood on the other alphabet. */
  'layout',
  /** Other endings than the page has. */
  'inflected',
  /** One letter wrong, missing, too many, or in another's place. */
  'typo',
  /** American for British spelling, or the other way round. */
  'spelling',
  /** A number, or the name of an act. */
  'number',
  /** A person by surname, in any spelling. */
  'name',
  /** Other words than the title has, as people say it; the page has them, too. */
  'synonym',
  /** A question in a person's own words. */
  'question',
  /** The name of a part of the site. */
  'section',
  /** A file by its name, or by what kind of file it is. */
  'file',
] as const;
export type JudgementKind = (typeof judgementKinds)[number];

const judgement = z.strictObject({
  q: z.string().min(1),
  /** Paths of the pages that answer, each as good as the others. */
  expected: z.array(z.string().startsWith('/')).min(1),
  kind: z.enum(judgementKinds),
});
export type Judgement = z.output<typeof judgement>;

/** Every fifth question is held out: nobody looks at how it was answered while the search is being made better. */
const heldOut = 5;

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../judgements');

const read = (name: string): Judgement[] => z.array(judgement).parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));

/** What people judged about questions of one language over the demonstration content. @throws the file has another form */
export const judgementsOf = (locale: Locale): Judgement[] => read(`${locale}.json`);

/** Questions that were written to be held out, all of them, when the search was mended by the others. @throws likewise */
export const heldOutOf = (locale: Locale): Judgement[] => read(`${locale}.held-out.json`);

/** The questions by which search is made better, and those that tell whether that holds for questions nobody has looked at. */
export const partsOf = (judgements: readonly Judgement[]): { open: Judgement[]; held: Judgement[] } => ({
  open: judgements.filter((_, index) => (index + 1) % heldOut !== 0),
  held: judgements.filter((_, index) => (index + 1) % heldOut === 0),
});
