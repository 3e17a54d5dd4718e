import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { extractMentions } from '../../src/agreement/extract-mentions.ts';
import type { GroupedDifference } from '../../src/agreement/group-differences.ts';
import { groupDifferences } from '../../src/agreement/group-differences.ts';
import type { Language, TextBlock } from '../../src/agreement/mention.ts';

export const languages = ['uz', 'ru', 'en'] as const satisfies readonly Language[];

/** A short text in three languages that say the same; lines with `- `, `1. ` or bars are items and rows. */
export type Fragment = { source: string } & Record<Language, string>;

const folder = join(__dirname, '../../judgements/agreement');

/** The sets that were held out, in the order in which they were read; see the README beside them. */
export const heldOut = [
  'held-out',
  'held-out-2',
  'held-out-3',
  'held-out-4',
  'held-out-5',
  'held-out-6',
  'held-out-7',
  'held-out-8',
  'held-out-9',
  'held-out-10',
  'held-out-11',
  'held-out-12',
] as const;

/** The sets that the reader was tuned with. */
export const open = ['open', 'open-2'] as const;

/** Reads the judged texts: those that the reader was tuned with, those that were held out, or those with mistakes in them. */
export const readFragments = (name: (typeof open)[number] | (typeof heldOut)[number] | 'mistakes'): Fragment[] =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Fragment[];

const itemSign = /^(?:- |\d{1,2}\. )/u;

/** Reads a fragment as a rich text has it: its words in one block, its list or table in the next. */
function toBlocks(text: string): TextBlock[] {
  const lines = text.split('\n');
  const items = lines.filter((line) => itemSign.test(line)).map((line) => line.replace(itemSign, ''));
  const rows = lines.filter((line) => line.startsWith('|'));
  const words = lines.filter((line) => !itemSign.test(line) && !line.startsWith('|'));
  return [
    { path: 'body.0', text: words.join('\n') },
    ...(items.length > 0 ? [{ path: 'body.1', text: items.join('\n'), items: items.length }] : []),
    ...(rows.length > 0 ? [{ path: 'body.2', text: rows.join('\n'), rows: rows.length }] : []),
  ];
}

/** Compares each language of a fragment with the other two. */
export function compareFragment(fragment: Record<Language, string>): Record<Language, GroupedDifference[]> {
  const read = (language: Language) => extractMentions(toBlocks(fragment[language]), { language });
  const mentions = { uz: read('uz'), ru: read('ru'), en: read('en') };
  return { uz: groupDifferences('uz', mentions), ru: groupDifferences('ru', mentions), en: groupDifferences('en', mentions) };
}

/** Names differences so that two comparisons can be compared. */
export const nameDifferences = (differences: readonly GroupedDifference[]): string[] =>
  differences.map(({ kind, own, others }) =>
    [kind, own?.keys[0] ?? '—', ...others.map(({ language, mention }) => `${language} ${mention?.keys[0] ?? '—'}`)].join(' | '),
  );

/** A text with one mistake that a person has made in one of its languages; `id` begins with the number of the text. */
export type Mistake = Record<Language, string> & { id: string; error: { language: Language; class: string; was: string; now: string } };

/** The sets in which their authors have made mistakes. */
export const mistaken = ['held-out-9', 'held-out-10', 'held-out-11', 'held-out-12'] as const;

/** Reads the mistakes that the author of a set has made in its texts. */
export const readMistakes = (name: (typeof mistaken)[number]): Mistake[] =>
  JSON.parse(readFileSync(join(folder, `${name}-mistakes.json`), 'utf8')) as Mistake[];
