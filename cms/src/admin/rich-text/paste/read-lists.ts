import type { ListFormat } from '../commands/lines.ts';
import type { BlockNode } from '../document/block-types.ts';
import { readStyle } from './read-style.ts';

/** An item of a list as a page has it: at a level, which begins at 1, of a list with a name. */
export type ReadItem = { level: number; format: ListFormat; list: string; children: BlockNode[] };

const bullets = /^[\u00b7\u2022\u25aa\u25cf\u25cb\u25a0\u25a1\u2013\u2014\u2212\u2023\u2043\u00a7\uf000-\uf0ff*+\u2713\u27a2-]|^o$/u;

/** Finds the number or bullet that Word writes before an item, and takes it out. @returns its text */
export function takeMarker(paragraph: Element): string | null {
  const marker = Array.from(paragraph.querySelectorAll('span')).find((span) => readStyle(span, 'mso-list') === 'ignore');
  if (!marker) return null;
  const text = marker.textContent.replace(/[\s\u00a0]+/gu, ' ').trim();
  marker.remove();
  return text;
}

/** Reads which item of which list a paragraph of Word's is; `null` for none. */
export function readWordItem(paragraph: Element): Pick<ReadItem, 'level' | 'list' | 'format'> | null {
  const { list, level } = /\b(?<list>l\d+) level(?<level>\d+)/u.exec(readStyle(paragraph, 'mso-list'))?.groups ?? {};
  if (list === undefined) return null;
  const marker = takeMarker(paragraph) ?? '';
  return { level: Number(level), list, format: marker !== '' && !bullets.test(marker) ? 'ordered' : 'unordered' };
}

/** Builds the lists of items that follow one another: as deep as their levels say, and never deeper by two at once. */
export function buildLists(items: readonly ReadItem[]): BlockNode[] {
  const lists: BlockNode[] = [];
  type Open = { format: ListFormat; list: string; level: number; children: BlockNode[] };
  const open: Open[] = [];
  for (const { level, format, list, children } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    const isOther = last !== undefined && last.level >= level && (last.format !== format || (open.length === 1 && last.list !== list));
    if (isOther) open.pop();
    const current = open.at(-1);
    if (!current || current.level < level) {
      const next: Open = { format, list, level, children: [] };
      (current?.children ?? lists).push({ type: 'list', format, children: next.children });
      open.push(next);
    }
    open.at(-1)?.children.push({ type: 'list-item', children });
  }
  return lists;
}
