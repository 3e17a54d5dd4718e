import { parseMenuTarget, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { targetFaultsPath, targetFaultsResponse, type TargetQuery } from '../../content/menus/target-faults.ts';
import { usePages } from '../tree/use-pages.ts';
import type { ListedEntry, ListedTargets } from './listed-targets.ts';
import { readEntries, type EntrySearch, type Get } from './read-listed.ts';

type Post = (path: string, body: TargetQuery) => Promise<{ data: unknown }>;

const listTargets = (items: readonly StoredItem[]): string[] =>
  items.flatMap(({ target, items: below }) => [...(target === null ? [] : [target]), ...listTargets(below)]);

/** Reads entries in every language that the user may read. */
async function readType(get: Get, type: ListedEntry['type'], search: EntrySearch): Promise<readonly ListedEntry[]> {
  const read = await Promise.allSettled(localeCodes.map((locale) => readEntries(get, type, locale, search)));
  return read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

async function readTargetEntries(get: Get, texts: readonly string[]): Promise<readonly ListedEntry[]> {
  const targets = texts.map(parseMenuTarget);
  const entries = targets.filter((target): target is Extract<MenuTarget, { kind: 'entry' }> => target?.kind === 'entry');
  const types = [...new Set(entries.map(({ type }) => type))];
  const listIds = (type: string) => entries.filter((entry) => entry.type === type).map(({ documentId }) => documentId);
  const read = await Promise.all([
    readType(get, 'section-page', { text: '' }),
    ...types.map((type) => readType(get, type, { ids: listIds(type) })),
  ]);
  return read.flat();
}

async function readFaults(post: Post, query: TargetQuery): Promise<ListedTargets['faults']> {
  const { data } = await post(targetFaultsPath, query);
  return targetFaultsResponse.parse(data).faults;
}

type ReadTargets = Omit<ListedTargets, 'pages'>;

/** Reads what the items of a menu lead to, with the rights of the user, and again when an item leads elsewhere. */
export function useListedTargets(items: readonly StoredItem[], locale: Locale): ListedTargets {
  const { get, post } = useFetchClient();
  const pages = usePages();
  const [read, setRead] = useState<ReadTargets>({ entries: [], faults: {} });
  const key = JSON.stringify(listTargets(items));
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const targets = JSON.parse(key) as string[];
      const [entries, faults] = await Promise.allSettled([readTargetEntries(get, targets), readFaults(post, { targets, locale })]);
      if (!isCurrent) return;
      setRead({
        entries: entries.status === 'fulfilled' ? entries.value : [],
        faults: faults.status === 'fulfilled' ? faults.value : {},
      });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, post, key, locale]);
  return { pages: pages ?? [], ...read };
}
