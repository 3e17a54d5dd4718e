/**
 * Where a role writes: pages below these sections and pages, and what belongs to these units; `null` for everywhere. Sections are
 * written as pages name what is above them, `section:activities` and `page:` with a document id; units are document ids.
 */
export type RoleLimits = { sections: readonly string[] | null; units: readonly string[] | null };

/** What is above an entry, or what it belongs to: the nearest first. */
export type Path = readonly string[];

/** Where an entry belongs, by all versions that there are of it. */
export type Belonging = {
  /** The entry's own name in the tree that it is part of, as others below it would name it; `null` for what is part of none. */
  own: string | null;
  /** The places of a page in the page tree, one for each that its versions name; `null` for what is no page. */
  sections: readonly Path[] | null;
  /** The units that its versions name, each with those above it; `null` for what belongs to no unit by its type. */
  units: readonly Path[] | null;
};

/** An entry before and after a write; `null` where there is none, or where it does not matter any more. */
export type LimitedWrite = {
  before: Belonging | null;
  after: Belonging | null;
  /** Whether it is deleted. */
  isDeletion?: boolean;
};

const dimensions = ['sections', 'units'] as const;
type Dimension = (typeof dimensions)[number];

/** Finds by what limits decide about an entry: a page by its place, where places are limited, and otherwise by its unit. */
function findDimension({ sections, units }: RoleLimits, belonging: Belonging): Dimension | null {
  if (sections !== null && belonging.sections !== null) return 'sections';
  return units !== null && belonging.units !== null ? 'units' : null;
}

/** Returns whether some limits leave an entry alone: they are about others. */
const isUnlimited = (limits: RoleLimits, belonging: Belonging): boolean => findDimension(limits, belonging) === null;

/** Lists the places that several roles allow together in one dimension. */
const listAllowed = (all: readonly RoleLimits[], belonging: Belonging, dimension: Dimension): readonly string[] =>
  all.flatMap((limits) => (findDimension(limits, belonging) === dimension ? (limits[dimension] ?? []) : []));

/** Returns whether all paths of an entry lead through a place that roles allow in a dimension; who belongs nowhere is outside. */
function isWithinBy(all: readonly RoleLimits[], belonging: Belonging, dimension: Dimension, own: string | null): boolean {
  const allowed = listAllowed(all, belonging, dimension);
  const paths = belonging[dimension] ?? [];
  return paths.length > 0 && paths.every((path) => allowed.some((place) => place === own || path.includes(place)));
}

const isWithin = (all: readonly RoleLimits[], belonging: Belonging, own: string | null): boolean =>
  all.some((limits) => isUnlimited(limits, belonging)) || dimensions.some((dimension) => isWithinBy(all, belonging, dimension, own));

/** Returns a key of where an entry belongs in a dimension. */
const toKey = (belonging: Belonging, dimension: Dimension): string =>
  JSON.stringify([...new Set((belonging[dimension] ?? []).map((path) => path.join(' ')))].sort());

/** Returns whether an entry stays where it is in a dimension by which it may be written: the other one may change. */
const isInPlace = (all: readonly RoleLimits[], before: Belonging, after: Belonging): boolean =>
  dimensions.some(
    (dimension) =>
      [before, after].every((one) => isWithinBy(all, one, dimension, one.own)) && toKey(before, dimension) === toKey(after, dimension),
  );

/**
 * Returns whether a person may write an entry, by the limits of those of their roles that have the right to it: it has to be
 * within them, before and after. Who moves an entry, makes or deletes one, changes what is below the former and the new place: both
 * have to be within the limits, too. So the top of a part may be written, and neither be moved nor deleted: they could not make it again.
 * @param all the limits of each such role, with `null` for both where it writes everywhere
 */
export function mayWriteWithin(all: readonly RoleLimits[], { before, after, isDeletion = false }: LimitedWrite): boolean {
  const both = [before, after].filter((belonging) => belonging !== null);
  if (!both.every((belonging) => isWithin(all, belonging, belonging.own))) return false;
  const isChecked = after === null ? isDeletion : before === null || !isInPlace(all, before, after);
  return !isChecked || both.every((belonging) => isWithin(all, belonging, null));
}

/** Splits where an entry belongs into places of one path each: a role of several may allow one, and another role the other. */
export const splitByPath = ({ own, sections, units }: Belonging): Belonging[] =>
  (sections ?? [null]).flatMap((section) =>
    (units?.length ? units : [null]).map((unit) => ({ own, sections: section && [section], units: unit === null ? units : [unit] })),
  );

/** Returns whether limits say anything about entries of a type, by what these belong to. */
export const isConcerned = ({ sections, units }: RoleLimits, type: { hasPlace: boolean; hasUnit: boolean }): boolean =>
  (sections !== null && type.hasPlace) || (units !== null && type.hasUnit);
