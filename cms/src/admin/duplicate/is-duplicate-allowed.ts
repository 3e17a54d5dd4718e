import { type GrantedRight, isActionAllowed } from '../permissions/is-action-allowed.ts';

type Version = { locale?: string | null };
/** What the panel knows of a document: in its form the other languages, in a list maybe none of them. */
export type KnownVersions = {
  document?: Version & { localizations?: unknown };
  meta?: { availableLocales?: readonly Version[] | undefined };
};

/** Returns whether Strapi has sent the other languages themselves: in some lists it only counts them. */
const isVersionList = (value: unknown): value is readonly Version[] => Array.isArray(value);

/** Lists the languages of a document, as far as the panel knows them. */
export function listDocumentLocales({ document, meta }: KnownVersions): string[] {
  const others = [...(meta?.availableLocales ?? []), ...(isVersionList(document?.localizations) ? document.localizations : [])];
  return [...new Set([document, ...others].flatMap((version) => version?.locale ?? []))];
}

/** Returns whether these rights allow reading and creating entries of a model in each of some languages: what a copy takes. */
export const isDuplicateAllowed = (granted: readonly GrantedRight[], model: string, locales: readonly string[]): boolean =>
  locales.every((locale) =>
    (['read', 'create'] as const).every((operation) => isActionAllowed(granted, { operation, languages: 'this' }, { model, locale })),
  );
