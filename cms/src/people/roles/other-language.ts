/**
 * The condition of a role whose right to create counts for further languages of entries that exist, and for no new entry: Strapi
 * asks for the same right in both cases.
 */
export const otherLanguageId = 'api::other-language';

/** Returns whether a right to create counts for further languages only. Of several conditions one is enough. */
export const isForOtherLanguages = (conditions: readonly string[] | null | undefined): boolean =>
  conditions !== null && conditions !== undefined && conditions.length > 0 && conditions.every((id) => id === otherLanguageId);
