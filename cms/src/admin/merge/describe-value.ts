import { listRecords } from '@ochiq/contract/list-records';
import { toContentKey } from './form-values.ts';

type Part = Readonly<Record<string, unknown>>;

/** Keys whose text is no content: what the CMS and the form note of an item. */
const silentKeys = new Set([
  'id',
  'documentId',
  'type',
  'format',
  'level',
  '__component',
  '__temp_key__',
  'mime',
  'hash',
  'ext',
  'locale',
  'status',
]);

/** Formats a day as readers know it: `2026-11-26` to `26.11.2026`. */
const formatDays = (text: string) => (/^\d{4}-\d\d-\d\d$/u.test(text) ? text.split('-').toReversed().join('.') : text);

const joinLines = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '').join('\n');

const joinInLine = (parts: readonly string[], between: string) => parts.filter((part) => part.trim() !== '').join(between);

/** Describes what a node of rich text says: a text, a link, a list, a table, a file. */
function describeNode(node: Part): string {
  const { type, text, image, url } = node;
  const children = listRecords(node['children']);
  if (typeof text === 'string') return text;
  if (type === 'image') return `🖼 ${describeValue(image)}`;
  if (type === 'list') return joinLines(children.map((item) => `• ${describeNode(item)}`));
  if (type === 'table') return joinLines([describeValue(node['caption']), ...children.map(describeNode)]);
  if (type === 'table-row') return joinInLine(children.map(describeNode), ' | ');
  if (type === 'callout') return `❗ ${joinLines(children.map(describeNode))}`;
  if (type === 'note') return ` [${children.map(describeNode).join('')}]`;
  if (type === 'file') return `📎 ${joinInLine([describeValue(node['title']), describeValue(node['file'])], ' – ')}`;
  if (type === 'video')
    return `▶ ${joinInLine(
      ['title', 'file', 'url', 'caption'].map((name) => describeValue(node[name])),
      ' – ',
    )}`;
  const words = children.map(describeNode).join('');
  return type === 'link' && typeof url === 'string' ? `${words} (${url})` : words;
}

/** Describes a value of a form as plain text, so that a person can tell two of them apart. Empty for none. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'string') return formatDays(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return '';
  if (Array.isArray(value)) return joinLines(value.map(describeValue));
  const part = value as Part;
  // A file of the media library: of its many fields people know the name.
  if ('mime' in part && typeof part['name'] === 'string') return part['name'];
  if (Array.isArray(part['children'])) return describeNode(part);
  return joinLines(
    Object.entries(part)
      .filter(([key]) => !silentKeys.has(key))
      .map(([, inner]) => describeValue(inner)),
  );
}

/** How much of a change is shown where there is no room for all of it, in characters. */
const maxExcerpt = 160;

/** Describes briefly what a value has and another one has not: of lists the items, else all of it. Empty for removals. */
export function describeChange(mine: unknown, theirs: unknown): string {
  const known = new Set(Array.isArray(theirs) ? theirs.map(toContentKey) : []);
  const text = describeValue(Array.isArray(mine) ? mine.filter((item) => !known.has(toContentKey(item))) : mine);
  return text.length > maxExcerpt ? `${text.slice(0, maxExcerpt).trimEnd()}…` : text;
}
