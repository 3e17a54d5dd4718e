import { type ContentTypeName, contentTypeNames, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { createRightsCheck, type Right } from '../../people/roles/panel-rights';
import { listOwnVersions } from '../desk/own-versions';
import { addReadableTitles } from '../history/entry-titles';
import { createFileCheck } from '../../people/roles/file-rights';
import type { SearchStartResponse } from './panel-search';

/** How many entries are shown before anything is typed. */
const maxRecent = 8;

type StartOptions = { user: { id: number }; userAbility: unknown; order: readonly Locale[] };

/** Lists what the user saved or published last, and what the search can be asked to do for them. */
export async function listStart(strapi: Core.Strapi, { user, userAbility, order }: StartOptions): Promise<SearchStartResponse> {
  const { drafts, published } = await listOwnVersions(strapi, [user.id]);
  const own = [...drafts, ...published].toSorted((one, other) => other.at.localeCompare(one.at));
  const recent = await addReadableTitles(strapi, userAbility, own.slice(0, maxRecent * 2));
  const findLocale = (type: ContentTypeName, right: Right) =>
    order.find((locale) => createRightsCheck(strapi, userAbility, getContentTypeUid(type), { locale })(right));
  const listPlaces = (right: Right, types: readonly ContentTypeName[]) =>
    types.flatMap((type) => {
      const locale = findLocale(type, right);
      return locale === undefined ? [] : [{ type, locale }];
    });
  const ofMany = contentTypeNames.filter((type) => contentTypes[type].kind !== 'single');
  return {
    recent: recent.slice(0, maxRecent).map(({ type, document, locale, title, at }) => ({ type, document, locale, title, at })),
    creatable: listPlaces('create', ofMany),
    listed: listPlaces('read', contentTypeNames),
    mayDelete: contentTypeNames.some((type) => findLocale(type, 'delete') !== undefined),
    hasFiles: createFileCheck(strapi, userAbility, 'read') !== null,
  };
}
