import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { createPathReader, type PathReader } from './above-paths';
import { limitedTypes, type LimitedTypeName } from './limited-types';
import type { Belonging, Path } from './may-write-within';

const getDistinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** What versions of an entry say of where it belongs. */
export type NamedPlaces = {
  /** The references that pages name above them, and those of section pages to themselves. */
  parents: readonly (string | null)[];
  /** The document ids of units in drafts, and in what is published. */
  units: { drafts: readonly (string | null)[]; published: readonly (string | null)[] };
};

async function readUnitPaths(reader: PathReader, type: LimitedTypeName, units: NamedPlaces['units']): Promise<Path[]> {
  const isNamed = units.drafts.some((unit) => unit !== null);
  // A unit without one above it is at the top; anything else without a unit is nowhere, whatever is still published of it.
  if (!isNamed && type !== 'unit') return [];
  const named = getDistinct([...units.drafts, ...units.published].flatMap((unit) => unit ?? []));
  const paths: Path[] = isNamed ? [] : [[]];
  for (const unit of named) paths.push(await reader.listUnits(unit));
  return paths;
}

async function readSectionPaths(reader: PathReader, type: LimitedTypeName, parents: NamedPlaces['parents']): Promise<Path[]> {
  const paths: Path[] = [];
  for (const parent of getDistinct(parents))
    paths.push(type === 'section-page' && parent !== null ? [parent] : await reader.listSections(parent));
  return paths;
}

/**
 * Builds where an entry belongs from what its versions say. A language without a unit belongs to that of the others, and what is
 * published without one to that of the draft: Strapi leaves out units that are not published.
 */
export async function buildBelonging(
  reader: PathReader,
  type: LimitedTypeName,
  documentId: string,
  { parents, units }: NamedPlaces,
): Promise<Belonging> {
  const { hasPlace, unitField } = limitedTypes[type];
  const own: Partial<Record<LimitedTypeName, string>> = { page: `page:${documentId}`, unit: documentId };
  return {
    own: own[type] ?? null,
    sections: hasPlace ? await readSectionPaths(reader, type, parents) : null,
    units: unitField === null ? null : await readUnitPaths(reader, type, units),
  };
}

type VersionRow = Readonly<Record<string, unknown>>;

const toUnit = (value: unknown): string | null => (value as { documentId: string } | null | undefined)?.documentId ?? null;

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

/**
 * Reads where entries belong by all their versions, drafts and published ones, by their document ids: none for what does not exist.
 * Their versions are one query.
 */
export async function readBelongings(
  strapi: Core.Strapi,
  type: LimitedTypeName,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, Belonging>> {
  const { unitField } = limitedTypes[type];
  const placeField = placeFields[type];
  const rows = await getRows<VersionRow>(strapi, getContentTypeUid(type)).findMany({
    where: { documentId: { $in: [...documentIds] } },
    select: ['documentId', 'publishedAt', ...(placeField === undefined ? [] : [placeField])],
    ...(unitField !== null && { populate: { [unitField]: { select: ['documentId'] } } }),
  });
  const reader = createPathReader(strapi);
  const belongings = new Map<string, Belonging>();
  for (const documentId of getDistinct(documentIds)) {
    const versions = rows.filter((row) => row['documentId'] === documentId);
    if (versions.length > 0) belongings.set(documentId, await buildBelonging(reader, type, documentId, toNamedPlaces(type, versions)));
  }
  return belongings;
}

/** Reads where an entry belongs; `null` where there is none. */
export const readBelonging = async (strapi: Core.Strapi, type: LimitedTypeName, documentId: string): Promise<Belonging | null> =>
  (await readBelongings(strapi, type, [documentId])).get(documentId) ?? null;
