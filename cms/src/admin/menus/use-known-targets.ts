import { getTargetHash, parseMenuTarget, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { usePages } from '../tree/use-pages.ts';
import type { KnownTargets, ListedEntry } from './known-targets.ts';
import { readEntries, readFiles, type Get } from './read-listed.ts';

const listTargets = (items: readonly StoredItem[]): MenuTarget[] =>
  items.flatMap(({ target, items: below }) => [
    ...[target === null ? null : parseMenuTarget(target)].filter((one) => one !== null),
    ...listTargets(below),
  ]);

type EntriesOfType = { type: ListedEntry['type']; entries: readonly ListedEntry[] };

/** Reads entries in every language that the user may read; `null` where that is none. */
async function readType(
  get: Get,
  type: ListedEntry['type'],
  sought: { text: string } | { ids: readonly string[] },
): Promise<EntriesOfType | null> {
  const read = await Promise.allSettled(localeCodes.map((locale) => readEntries(get, type, locale, sought)));
  const lists = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return lists.length === 0 ? null : { type, entries: lists.flat() };
}

async function readTargets(get: Get, targets: readonly MenuTarget[]): Promise<Omit<KnownTargets, 'pages'>> {
  const entries = targets.flatMap((target) => (target.kind === 'entry' ? [target] : []));
  const types = [...new Set(entries.map(({ type }) => type))];
  const idsOfType = (type: string) => entries.filter((entry) => entry.type === type).map(({ documentId }) => documentId);
  const read = await Promise.all([
    readType(get, 'section-page', { text: '' }),
    ...types.map((type) => readType(get, type, { ids: idsOfType(type) })),
  ]);
  const known = read.flatMap((one) => one ?? []);
  const hashes = targets.flatMap((target) => (target.kind === 'file' ? [getTargetHash(target)] : []));
  const files = hashes.length === 0 ? [] : await readFiles(get, { hashes }).catch(() => null);
  return {
    entries: known.flatMap((one) => one.entries),
    types: new Set(known.map(({ type }) => type)),
    files: files && new Set(files.map(({ url }) => url)),
  };
}

const nothing: Omit<KnownTargets, 'pages'> = { entries: [], types: new Set(), files: null };

/** Reads what the items of a menu lead to, with the rights of the user, and again when an item leads elsewhere. */
export function useKnownTargets(items: readonly StoredItem[]): KnownTargets {
  const { get } = useFetchClient();
  const pages = usePages();
  const [read, setRead] = useState(nothing);
  const key = JSON.stringify(listTargets(items));
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const targets = await readTargets(get, JSON.parse(key) as MenuTarget[]);
      if (isCurrent) setRead(targets);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, key]);
  return { pages, ...read };
}
