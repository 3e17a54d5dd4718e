import { getContentTypeUid } from '@ochiq/contract/content-types';
import { maxPageDepth } from '@ochiq/contract/fields/page-parent';
import { getLocaleFallbacks, defaultLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { limitedTypes, type LimitedTypeName } from './limited-types';
import type { Belonging, Path } from './may-write-within';

const [pageUid, sectionUid, unitUid] = (['page', 'section-page', 'unit'] as const).map(getContentTypeUid) as [string, string, string];

type ParentRow = { parent: string | null; publishedAt: string | null };
type Reference = { documentId: string } | null;
type UnitRow = { locale: string; publishedAt: string | null; parent: Reference };

/** A unit is above another in a few steps; one above itself must have an end. */
const maxUnitDepth = 20;

/**
 * Lists what is above a page, the nearest first: each where readers find it, or where its draft is. It ends before a page or a
 * section that is deleted: what is below belongs to it no longer.
 */
async function listSectionsAbove(strapi: Core.Strapi, parent: string | null): Promise<Path> {
  const above: string[] = [];
  for (let next = parent; next !== null && above.length <= maxPageDepth && !above.includes(next);) {
    if (!next.startsWith('page:')) {
      const count = await getRows(strapi, sectionUid).count({ where: { key: next.slice('section:'.length) } });
      return count > 0 ? [...above, next] : above;
    }
    const where = { documentId: next.slice('page:'.length) };
    const rows = await getRows<ParentRow>(strapi, pageUid).findMany({ where, select: ['parent', 'publishedAt'] });
    if (rows.length === 0) return above;
    above.push(next);
    next = (rows.find(({ publishedAt }) => publishedAt !== null) ?? rows[0])?.parent ?? null;
  }
  return above;
}

const order = getLocaleFallbacks(defaultLocale);

/** Chooses the unit above a unit: that of its published versions, or of its drafts; languages in the site's order. */
function chooseParent(rows: readonly UnitRow[]): string | null {
  const sorted = rows.toSorted(
    (one, other) =>
      Number(one.publishedAt === null) - Number(other.publishedAt === null) ||
      order.findIndex((code) => code === one.locale) - order.findIndex((code) => code === other.locale),
  );
  return sorted.find(({ parent }) => parent !== null)?.parent?.documentId ?? null;
}

/** Lists a unit and those above it, the nearest first; none where it is deleted. */
async function listUnitsFrom(strapi: Core.Strapi, unit: string | null): Promise<Path> {
  const path: string[] = [];
  for (let next = unit; next !== null && path.length < maxUnitDepth && !path.includes(next);) {
    const rows = await getRows<UnitRow>(strapi, unitUid).findMany({
      where: { documentId: next },
      select: ['locale', 'publishedAt'],
      populate: { parent: { select: ['documentId'] } },
    });
    if (rows.length === 0) break;
    path.push(next);
    next = chooseParent(rows);
  }
  return path;
}

const getDistinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** What versions of an entry say of where it belongs. */
export type NamedPlaces = {
  /** The references that pages name above them, and those of section pages to themselves. */
  parents: readonly (string | null)[];
  /** The document ids of units in drafts, and in what is published. */
  units: { drafts: readonly (string | null)[]; published: readonly (string | null)[] };
};

async function readUnitPaths(strapi: Core.Strapi, type: LimitedTypeName, units: NamedPlaces['units']): Promise<Path[]> {
  const isNamed = units.drafts.some((unit) => unit !== null);
  // A unit without one above it is at the top; anything else without a unit is nowhere, whatever is still published of it.
  if (!isNamed && type !== 'unit') return [];
  const named = getDistinct([...units.drafts, ...units.published].flatMap((unit) => unit ?? []));
  const paths: Path[] = isNamed ? [] : [[]];
  for (const unit of named) paths.push(await listUnitsFrom(strapi, unit));
  return paths;
}

async function readSectionPaths(strapi: Core.Strapi, type: LimitedTypeName, parents: NamedPlaces['parents']): Promise<Path[]> {
  const paths: Path[] = [];
  for (const parent of getDistinct(parents))
    paths.push(type === 'section-page' && parent !== null ? [parent] : await listSectionsAbove(strapi, parent));
  return paths;
}

/**
 * Builds where an entry belongs from what its versions say. A language without a unit belongs to that of the others, and what is
 * published without one to that of the draft: Strapi leaves out units that are not published.
 */
export async function buildBelonging(
  strapi: Core.Strapi,
  type: LimitedTypeName,
  documentId: string,
  { parents, units }: NamedPlaces,
): Promise<Belonging> {
  const { hasPlace, unitField } = limitedTypes[type];
  const own: Partial<Record<LimitedTypeName, string>> = { page: `page:${documentId}`, unit: documentId };
  return {
    own: own[type] ?? null,
    sections: hasPlace ? await readSectionPaths(strapi, type, parents) : null,
    units: unitField === null ? null : await readUnitPaths(strapi, type, units),
  };
}

type VersionRow = Readonly<Record<string, unknown>>;

const toUnit = (value: unknown): string | null => (value as Reference | undefined)?.documentId ?? null;

/** Reads what versions of an entry say of where it belongs; relations are `{ documentId }`. */
export function toNamedPlaces(type: LimitedTypeName, rows: readonly VersionRow[]): NamedPlaces {
  const { unitField } = limitedTypes[type];
  const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const listUnits = (isListed: (row: VersionRow) => boolean) =>
    unitField === null ? [] : rows.filter(isListed).map((row) => toUnit(row[unitField]));
  return {
    parents: rows.map((row) => (type === 'section-page' ? `section:${toText(row['key']) ?? ''}` : toText(row['parent']))),
    units: { drafts: listUnits((row) => !row['publishedAt']), published: listUnits((row) => Boolean(row['publishedAt'])) },
  };
}

const placeFields: Readonly<Partial<Record<LimitedTypeName, string>>> = { page: 'parent', 'section-page': 'key' };

/** Reads where an entry belongs by all its versions, drafts and published ones; `null` where there is none. */
export async function readBelonging(strapi: Core.Strapi, type: LimitedTypeName, documentId: string): Promise<Belonging | null> {
  const { unitField } = limitedTypes[type];
  const placeField = placeFields[type];
  const rows = await getRows<VersionRow>(strapi, getContentTypeUid(type)).findMany({
    where: { documentId },
    select: ['documentId', 'publishedAt', ...(placeField === undefined ? [] : [placeField])],
    ...(unitField !== null && { populate: { [unitField]: { select: ['documentId'] } } }),
  });
  return rows.length === 0 ? null : buildBelonging(strapi, type, documentId, toNamedPlaces(type, rows));
}
