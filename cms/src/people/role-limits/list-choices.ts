import { getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import type { PlaceChoice } from './role-limits';

type UnitRow = { documentId: string; locale: string; name: string | null; order: number | null; parent: { documentId: string } | null };

/** Picks one row of each unit, that of the site's first language where there is one. */
function pickUnits(rows: readonly UnitRow[]): UnitRow[] {
  const units = new Map<string, UnitRow>();
  for (const row of rows) if (!units.has(row.documentId) || row.locale === defaultLocale) units.set(row.documentId, row);
  return [...units.values()].sort(
    (one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || (one.name ?? '').localeCompare(other.name ?? ''),
  );
}

/** Lists all units in the order of their tree: also those that are only drafts. */
export async function listUnitChoices(strapi: Core.Strapi): Promise<PlaceChoice[]> {
  const rows = await getRows<UnitRow>(strapi, getContentTypeUid('unit')).findMany({
    where: { publishedAt: { $null: true } },
    select: ['documentId', 'locale', 'name', 'order'],
    populate: { parent: { select: ['documentId'] } },
  });
  const units = pickUnits(rows);
  const listed = new Set<string>();
  const listBelow = (parent: string | null, depth: number): PlaceChoice[] =>
    units.flatMap((unit) => {
      const { documentId: key, name } = unit;
      if ((unit.parent?.documentId ?? null) !== parent || listed.has(key)) return [];
      listed.add(key);
      return [{ key, title: name ?? '', depth }, ...listBelow(key, depth + 1)];
    });
  const tree = listBelow(null, 0);
  // Units above each other, or below one that is deleted, are at the top here.
  return [
    ...tree,
    ...units.flatMap((unit) => (listed.has(unit.documentId) ? [] : [{ key: unit.documentId, title: unit.name ?? '', depth: 0 }])),
  ];
}
