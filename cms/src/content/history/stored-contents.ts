import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { getTable } from '../../platform/database/get-table';
import { type BaseContent, hashContent, packContent, unpackContent } from './content-codec';
import type { StoredEntry } from './stored-entry';

const storedEntry = z.record(z.string(), z.unknown());

type ContentRow = { hash: string; base: string | null; data: string };

/** Reads rows by hash, and the rows that these are packed with. */
async function readRows(strapi: Core.Strapi, hashes: readonly string[]): Promise<ReadonlyMap<string, ContentRow>> {
  const rows = await getTable(strapi, 'content').findMany({ where: { hash: { $in: [...new Set(hashes)] } } });
  const known = new Set(rows.map(({ hash }) => hash));
  const bases = [...new Set(rows.flatMap(({ base }) => (base === null || known.has(base) ? [] : [base])))];
  const further = bases.length === 0 ? [] : await getTable(strapi, 'content').findMany({ where: { hash: { $in: bases } } });
  return new Map([...rows, ...further].map((row) => [row.hash, row]));
}

/** @throws a row is missing or damaged */
function unpackRow(rows: ReadonlyMap<string, ContentRow>, hash: string): string {
  const row = rows.get(hash);
  if (!row) throw new Error(`The history has lost the content ${hash}`);
  const text = unpackContent(row, row.base === null ? null : { hash: row.base, text: unpackRow(rows, row.base) });
  if (hashContent(text) !== hash) throw new Error(`The content ${hash} of the history is damaged`);
  return text;
}

/**
 * Reads contents by hash.
 * @throws one of them is missing or damaged
 */
export async function readContents(strapi: Core.Strapi, hashes: readonly string[]): Promise<ReadonlyMap<string, StoredEntry>> {
  if (hashes.length === 0) return new Map();
  const rows = await readRows(strapi, hashes);
  return new Map([...new Set(hashes)].map((hash) => [hash, storedEntry.parse(JSON.parse(unpackRow(rows, hash)))]));
}

/** Finds what a content can be packed with: an earlier content of the entry, or what that is packed with. */
async function readBase(strapi: Core.Strapi, earlier: string | null): Promise<BaseContent | null> {
  if (earlier === null) return null;
  const rows = await readRows(strapi, [earlier]);
  const hash = rows.get(earlier)?.base ?? earlier;
  return rows.has(hash) ? { hash, text: unpackRow(rows, hash) } : null;
}

/**
 * Stores a content, unless it is stored.
 * @param earlier the hash of an earlier content of the entry
 * @returns its hash and its length
 */
export async function storeContent(
  strapi: Core.Strapi,
  entry: StoredEntry,
  earlier: string | null,
): Promise<{ hash: string; size: number }> {
  const text = JSON.stringify(entry);
  const hash = hashContent(text);
  const contents = getTable(strapi, 'content');
  if ((await contents.count({ where: { hash } })) === 0)
    await contents.create({ data: { hash, ...packContent(text, await readBase(strapi, earlier)) } });
  return { hash, size: text.length };
}
