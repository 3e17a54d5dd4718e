import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import type { SeedNeeds } from './check-seed';
import type { SeedEntry } from './seed-file';

/** The type whose entry marks the CMS as not empty: it is made after all others. */
export const lastType = 'site';

/** Sorts the entries so that each comes after those it refers to, as far as there is no cycle. */
export function sortByDependencies(entries: readonly SeedEntry[], needs: ReadonlyMap<string, SeedNeeds>): readonly SeedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  const ordered: SeedEntry[] = [];
  const visit = (id: string) => {
    const entry = byId.get(id);
    if (!entry || seen.has(id)) return;
    seen.add(id);
    for (const target of needs.get(id)?.entries ?? []) visit(target);
    ordered.push(entry);
  };
  for (const { id } of entries) visit(id);
  return [...ordered.filter(({ type }) => type !== lastType), ...ordered.filter(({ type }) => type === lastType)];
}

/** Returns whether the CMS holds no site yet. */
export async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.db.query(getContentTypeUid(lastType)).count()) === 0;
}
