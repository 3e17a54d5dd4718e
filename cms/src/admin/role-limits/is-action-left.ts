import type { EntryLimitsResponse } from '../../people/role-limits/role-limits.ts';

/** What each of Strapi's actions needs. */
const needed: Readonly<Record<string, keyof Pick<EntryLimitsResponse, 'update' | 'publish' | 'delete'>>> = {
  update: 'update',
  discard: 'update',
  publish: 'publish',
  unpublish: 'publish',
  delete: 'delete',
};

/** Returns whether limits leave an action of an entry. */
export function isActionLeft(type: string | undefined, limits: EntryLimitsResponse | null): boolean {
  const right = needed[type ?? ''];
  return right === undefined || limits === null || limits[right];
}
