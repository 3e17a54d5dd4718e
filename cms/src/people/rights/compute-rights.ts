import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';

import { isContentType, getRoleTypeUid } from '../roles/expand-roles';
import { isForOtherLanguages } from '../roles/other-language';
import { type LanguageRight, type RightLimit, type ShownRight, shownRights, type TypeRights, type TypeWithRights } from './people-rights';

/** A right of a role, as Strapi stores it. */
export type StoredGrant = {
  /** The name of the role. */
  role: string;
  action: string;
  subject: string | null;
  /** No languages where Strapi stores none, all of them for `null`. */
  locales: readonly string[] | null | undefined;
  fields: readonly string[] | null | undefined;
  conditions: readonly string[];
  /** Whether the role writes entries of this type in some places only. */
  isPlaceLimited: boolean;
};

/** All fields of each type, by its uid and as rights name them. */
export type FieldsByType = ReadonlyMap<string, readonly string[]>;

const explorer = 'plugin::content-manager.explorer.';

/** Strapi's names of the rights that are shown; to write is to create and to update. */
const actions = {
  read: [`${explorer}read`],
  write: [`${explorer}create`, `${explorer}update`],
  publish: [`${explorer}publish`],
  delete: [`${explorer}delete`],
  approve: [`${explorer}review`],
} as const satisfies Record<ShownRight, readonly string[]>;

/** Strapi's names of all rights to entries that are shown. */
export const entryActions: readonly string[] = Object.values(actions).flat();

/** Lists what limits a grant by itself. */
function listLimits({ action, subject, fields, conditions, isPlaceLimited }: StoredGrant, known: FieldsByType): RightLimit[] {
  const all = known.get(subject ?? '') ?? [];
  const isLimited = fields !== null && fields !== undefined && all.some((field) => !fields.includes(field));
  return [
    ...(isLimited ? (['fields'] as const) : []),
    ...(conditions.length > 0 ? (['conditions'] as const) : []),
    // Reading has no limits.
    ...(isPlaceLimited && action !== `${explorer}read` ? (['places'] as const) : []),
  ];
}

/** Finds the widest of some grants; `null` where there is none. Those of several roles add up, so that the widest counts. */
function findWidest(grants: readonly StoredGrant[], known: FieldsByType): readonly RightLimit[] | null {
  const [widest] = grants.map((grant) => listLimits(grant, known)).sort((one, other) => one.length - other.length);
  return widest ?? null;
}

/** Computes how far writing goes: new entries count as a right of their own, which translators lack. */
function computeWriting(grants: readonly StoredGrant[], known: FieldsByType, isContent: boolean): readonly RightLimit[] | null {
  const creating = grants.filter(({ action, conditions }) => action === `${explorer}create` && !isForOtherLanguages(conditions));
  const updating = findWidest(
    grants.filter(({ action }) => action === `${explorer}update`),
    known,
  );
  if (updating === null) return findWidest(creating, known);
  return isContent && creating.length === 0 ? ['existing', ...updating] : updating;
}

const isIn = ({ locales }: StoredGrant, locale: Locale): boolean => locales === null || (locales?.includes(locale) ?? false);

/**
 * Computes what grants of roles allow with entries of a type, by language.
 * @param isAdministrator whether the person may do everything
 */
export function computeTypeRights(
  grants: readonly StoredGrant[],
  type: TypeWithRights,
  { known, isAdministrator }: { known: FieldsByType; isAdministrator: boolean },
): TypeRights {
  const isContent = isContentType(type);
  const own = grants.filter(({ subject }) => subject === getRoleTypeUid(type));
  const compute = (right: ShownRight): LanguageRight[] => {
    const names: readonly string[] = actions[right];
    const named = own.filter(({ action }) => names.includes(action));
    // What citizens send is neither published nor approved.
    const isPossible = isContent || right === 'read' || right === 'write' || right === 'delete';
    return (isContent ? localeCodes : [null]).flatMap((locale) => {
      if (isAdministrator) return isPossible ? [{ locale, limits: [] }] : [];
      const inLocale = locale === null ? named : named.filter((grant) => isIn(grant, locale));
      const limits = right === 'write' ? computeWriting(inLocale, known, isContent) : findWidest(inLocale, known);
      return limits === null ? [] : [{ locale, limits: [...limits] }];
    });
  };
  return {
    type,
    rights: Object.fromEntries(shownRights.map((right) => [right, compute(right)])) as TypeRights['rights'],
  };
}

/** The limits of a right, and the absent people by whom a person has it. */
export type LimitsNow = { limits: RightLimit[]; standInFor: string[] };

/**
 * Adds what absent people lend to a right of a person: it counts where they have no such right themselves, or a narrower one.
 * @param own the limits of the person's own right; `null` where they lack it
 */
export function addLentLimits(own: RightLimit[] | null, lent: readonly { name: string; limits: RightLimit[] | null }[]): LimitsNow | null {
  const wider = lent.filter(({ limits }) => limits !== null && (own === null || limits.length < own.length));
  const [widest] = wider.flatMap(({ limits }) => (limits === null ? [] : [limits])).sort((one, other) => one.length - other.length);
  if (widest) return { limits: widest, standInFor: wider.map(({ name }) => name) };
  return own && { limits: own, standInFor: [] };
}

/** Finds the limits of a right in a language; `null` where the person lacks it. */
export const findLimits = ({ rights }: TypeRights, right: ShownRight, locale: Locale): RightLimit[] | null =>
  rights[right].find((one) => one.locale === locale)?.limits ?? null;
