import { type ContentTypeName, contentTypes } from '@ochiq/contract/content-types';
import { type FieldValue, listFieldValues } from '@ochiq/contract/fields/entry-values';
import { readStoredMenu, type StoredItem } from '@ochiq/contract/fields/stored-menu';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { SearchDocument } from '@ochiq/contract/search/search';
import { type SearchType, searchTypes } from '@ochiq/contract/search/search-terms';
import { isRecord } from '@ochiq/contract/is-record';

import { toUse } from '../uses/read-entries';
import { entryQuery, type EntryQuery } from '../history/version';

type Values = Readonly<Record<string, unknown>>;

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Nodes of a rich text that stand within a line. */
const inlineTypes: ReadonlySet<unknown> = new Set(['text', 'link', 'note']);
const isInline = (node: unknown) => isRecord(node) && inlineTypes.has(node['type']);

function getInlineText(node: unknown): string {
  if (!isRecord(node)) return '';
  return typeof node['text'] === 'string' ? node['text'] : toList(node['children']).map(getInlineText).join('');
}

/** Lists the lines of a node of a rich text: paragraphs, items of lists, cells of tables, names of files. */
function listLines(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const children = toList(node['children']);
  const own = [node['title'], node['caption']].filter(isText);
  return [...own, ...(children.every(isInline) ? [children.map(getInlineText).join('')] : children.flatMap(listLines))];
}

const listLabels = (items: readonly StoredItem[], locale: Locale): string[] =>
  items.flatMap(({ labels, items: below }) => [labels[locale] ?? '', ...listLabels(below, locale)]);

/** How much a text of an entry counts: its own short lines are names and numbers. */
type TextRank = 'keyword' | 'summary' | 'text';
type RankedText = { rank: TextRank; text: string };

function listTexts({ field: { cms }, value, path }: FieldValue, locale: Locale): RankedText[] {
  const isOwn = path.length === 1;
  const rank = (own: TextRank, text: unknown): RankedText[] => (isText(text) ? [{ rank: isOwn ? own : 'text', text }] : []);
  switch (cms.type) {
    case 'string':
    case 'email':
      return rank('keyword', value);
    case 'text':
      return rank('summary', value);
    case 'blocks':
      return toList(value).flatMap((node) => listLines(node).flatMap((text) => (isText(text) ? [{ rank: 'text', text }] : [])));
    case 'json':
      return listLabels(readStoredMenu(value), locale).flatMap((text) => (isText(text) ? [{ rank: 'text', text }] : []));
    default:
      return [];
  }
}

const toSearchType = (type: ContentTypeName): SearchType => {
  if (type === 'faq') return 'question';
  return searchTypes.find((name) => name === type) ?? 'page';
};

/** Returns the path of an entry in the index. */
export const toEntryPath = ({ type, document, locale }: EntryQuery): string => `${type}/${document}/${locale}`;

/** Returns the entry of a path in the index. */
export function parseEntryPath(path: string): EntryQuery | null {
  const [type, document, locale] = path.split('/');
  return entryQuery.safeParse({ type, document, locale }).data ?? null;
}

const toDay = (updatedAt: unknown) => new Date(String(updatedAt)).toISOString().slice(0, 10);

/** Converts the draft of an entry, read with its parts, to what the index holds of it; `null` where its language is none of the site's. */
export function toSearchDocument(type: ContentTypeName, row: Values): SearchDocument | null {
  const use = toUse(type, row, []);
  if (!use) return null;
  const { documentId: document, locale, title } = use;
  const texts = listFieldValues(contentTypes[type].fields, row).flatMap((value) => listTexts(value, locale));
  const pick = (rank: TextRank) => texts.filter((one) => one.rank === rank && one.text !== title).map(({ text }) => text);
  return {
    path: toEntryPath({ type, document, locale }),
    locale,
    type: toSearchType(type),
    title,
    summary: pick('summary').join('\n'),
    text: pick('text').join('\n'),
    keywords: pick('keyword'),
    // Newer ones come first among equal hits.
    date: toDay(row['updatedAt']),
    files: [],
  };
}

/** A file of the media library. */
export type IndexedFile = { id: number; name: string; alternativeText: string | null; caption: string | null; updatedAt: string };

/** The language of the index in which files are: they have none of their own. */
export const fileLocale = 'uz';

/** Converts a file of the media library to what the index holds of it. */
export function toFileDocument({ id, name, alternativeText, caption, updatedAt }: IndexedFile): SearchDocument {
  return {
    path: String(id),
    locale: fileLocale,
    type: 'dataset',
    title: name,
    summary: alternativeText ?? '',
    text: caption ?? '',
    keywords: [name.replaceAll(/[_.\-\s]+/gu, ' ')],
    date: toDay(updatedAt),
    files: [],
  };
}
