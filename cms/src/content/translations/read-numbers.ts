import { mapLocales } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import type { AdminUser } from '../../platform/strapi/admin-services';
import { listWritableLocales } from '../../people/roles/panel-rights';
import { readBehindGroups } from '../list-details/behind-groups';
import type { NumbersResponse } from './board';
import { createReadCheck, readCreators } from './read-access';
import { translatableTypes } from './translatable-types';

/**
 * Counts what is outdated and missing in the languages in which the user may write, of what they may read. It is on everybody's home
 * page: states are computed when they change, and not for each visit.
 */
export async function readNumbers(
  strapi: Core.Strapi,
  { user, userAbility }: { user: AdminUser; userAbility: unknown },
): Promise<NumbersResponse> {
  const locales = await listWritableLocales(strapi, user);
  if (locales.length === 0) return { languages: [] };
  const counts = mapLocales(() => ({ outdated: 0, none: 0 }));
  const creators = await readCreators(strapi);
  for (const [type, groups] of await readBehindGroups(strapi, translatableTypes)) {
    const mayRead = createReadCheck(strapi, userAbility, type, creators);
    for (const { drafts, behind, count } of groups) {
      if (!drafts.some(mayRead)) continue;
      for (const locale of locales) {
        const state = behind[locale];
        if (state !== null) counts[locale][state] += count;
      }
    }
  }
  return { languages: locales.map((locale) => ({ locale, outdated: counts[locale].outdated, missing: counts[locale].none })) };
}
