import { listFieldValues, type FieldValue } from '@ochiq/contract/fields/entry-values';
import type { Fields } from '@ochiq/contract/fields/field';
import { isPictureFileName } from '@ochiq/contract/fields/picture-words';
import type { Locale } from '@ochiq/contract/routing/locales';
import { isRecord } from '@ochiq/contract/is-record';
import { listRecords } from '@ochiq/contract/list-records';

import type { Finding, FindingKind, TextCheck } from './finding.ts';
import { checkPdfFile } from './pdf-checks.ts';
import {
  findApostrophes,
  findCapitals,
  findDateForms,
  findEmptyLinkWords,
  findLongParagraphs,
  findLongSentences,
  findMixedLetters,
  findNumberForms,
} from './word-checks.ts';

type Values = Readonly<Record<string, unknown>>;
type Node = Values & { type?: unknown };

const toNodes: (value: unknown) => readonly Node[] = listRecords;

/** The checks of all words. */
const wordChecks = {
  'mixed-letters': findMixedLetters,
  apostrophe: findApostrophes,
  capitals: findCapitals,
  'number-form': findNumberForms,
  'date-form': findDateForms,
} as const satisfies Partial<Record<FindingKind, TextCheck>>;

/** The further checks of running text. */
const proseChecks = { 'long-sentence': findLongSentences, 'long-paragraph': findLongParagraphs } as const satisfies Partial<
  Record<FindingKind, TextCheck>
>;

const runChecks = (checks: Readonly<Partial<Record<FindingKind, TextCheck>>>, text: string, locale: Locale, path: string): Finding[] =>
  (Object.entries(checks) as [FindingKind, TextCheck][]).flatMap(([kind, check]) =>
    check(text, locale).map((excerpt) => ({ kind, path, excerpt })),
  );

const getText = (node: Node): string =>
  typeof node['text'] === 'string' ? (node['code'] === true ? '' : node['text']) : toNodes(node['children']).map(getText).join('');

/** Lists the nodes of a kind in a block, at any depth. */
const listInner = (node: Node, type: string): readonly Node[] =>
  toNodes(node['children']).flatMap((child) => [...(child.type === type ? [child] : []), ...listInner(child, type)]);

/** The most letters of a paragraph that may be a heading in bold. */
const longestHeading = 90;

const isBoldHeading = (block: Node, text: string): boolean =>
  block.type === 'paragraph' &&
  text.trim() !== '' &&
  text.length <= longestHeading &&
  !/[.:;]\s*$/u.test(text) &&
  toNodes(block['children']).every((child) => child['bold'] === true || getText(child).trim() === '');

/** A line that is typed as an item of a list: `- word`, `• word`, `1) word`. */
const typedItem = /^\s*(?:[-–—•·*]|\d{1,2}\))\s+\S/u;

const getTitle = ({ title }: Values): string => (typeof title === 'string' ? title : '');

/** Tells whether a video of the media library has no captions; those of other sites bring their own. */
const isUncaptioned = ({ type, file, captions }: Node): boolean => type === 'video' && isRecord(file) && !isRecord(captions);

/** Checks the words of a block, and its own form. */
function checkBlock(block: Node, locale: Locale, path: string): Finding[] {
  if (block.type === 'code') return [];
  const text = getText(block);
  const isProse = block.type === 'paragraph' || block.type === 'quote';
  const image = isRecord(block['image']) ? block['image']['alternativeText'] : undefined;
  const isUndescribed = block.type === 'image' && (typeof image !== 'string' || image.trim() === '' || isPictureFileName(image));
  return [
    ...checkPdfFile(block['file']).map((finding) => ({ ...finding, path })),
    ...(isUndescribed ? [{ kind: 'undescribed' as const, path, excerpt: '' }] : []),
    ...(isUncaptioned(block) ? [{ kind: 'no-captions' as const, path, excerpt: getTitle(block) }] : []),
    ...(isBoldHeading(block, text) ? [{ kind: 'bold-heading' as const, path, excerpt: text.trim() }] : []),
    ...(block.type === 'paragraph' && typedItem.test(text) ? [{ kind: 'typed-list' as const, path, excerpt: text.trim() }] : []),
    ...runChecks(isProse ? { ...wordChecks, ...proseChecks } : wordChecks, text, locale, path),
    ...listInner(block, 'link').flatMap((link) => runChecks({ 'link-words': findEmptyLinkWords }, getText(link), locale, path)),
  ];
}

/** Finds headings that leave out a level: readers by ear get lost. A text begins below the title of its page. */
function checkHeadings(blocks: readonly Node[], path: string): Finding[] {
  let last = 1;
  return blocks.flatMap((block, index) => {
    if (block.type !== 'heading' || typeof block['level'] !== 'number') return [];
    const { level } = block as { level: number };
    const isSkipped = level > last + 1 || level === 1;
    last = level;
    return isSkipped ? [{ kind: 'heading-order' as const, path: `${path}.${String(index)}`, excerpt: getText(block).trim() }] : [];
  });
}

function checkField({ field: { cms }, value, path: steps, siblings }: FieldValue, locale: Locale): Finding[] {
  const path = steps.join('.');
  switch (cms.type) {
    case 'string':
      return typeof value === 'string' && cms.regex === undefined ? runChecks(wordChecks, value, locale, path) : [];
    case 'text':
      return typeof value === 'string' ? runChecks({ ...wordChecks, ...proseChecks }, value, locale, path) : [];
    case 'blocks': {
      const blocks = toNodes(value);
      return [...checkHeadings(blocks, path), ...blocks.flatMap((block, index) => checkBlock(block, locale, `${path}.${String(index)}`))];
    }
    case 'media':
      if (steps.at(-1) === 'captions' && isRecord(siblings['file']) && !isRecord(value))
        return [{ kind: 'no-captions', path, excerpt: getTitle(siblings) }];
      return [value].flat().flatMap((file) => checkPdfFile(file).map((finding) => ({ ...finding, path })));
    default:
      return [];
  }
}

/** Checks all texts of a form in their language, in the order of its fields. */
export const checkForm = (fields: Fields, values: unknown, locale: Locale): Finding[] =>
  listFieldValues(fields, values).flatMap((one) => checkField(one, locale));
