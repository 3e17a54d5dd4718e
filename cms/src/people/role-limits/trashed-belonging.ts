import type { ContentTypeName } from '@ochiq/contract/content-types';
import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { readContents } from '../../content/history/stored-contents';
import { createPathReader } from './above-paths';
import { readPlaceCheck } from './place-check';
import { buildBelonging, toNamedPlaces } from './read-belonging';

/** An entry in the trash: its last draft is a stored content. */
type TrashedVersion = { type: ContentTypeName; document: string; locale: string; draft: string };

/**
 * Leaves out the deleted entries to which the limits of a person's roles do not allow a right: they belong where they were last,
 * and a language of an entry that there still is where this is now, too.
 */
export async function pickTrashedWithin<Version extends TrashedVersion>(
  strapi: Core.Strapi,
  userAbility: unknown,
  right: 'create' | 'delete',
  versions: readonly Version[],
): Promise<Version[]> {
  const within: Version[] = [];
  for (const version of versions) {
    const { type, document: documentId, locale, draft } = version;
    const checked = { uid: getContentTypeUid(type), documentId, locale, entity: { locale } };
    const isLivingWithin = await readPlaceCheck(strapi, userAbility, checked, [right]);
    const isWithin = await readPlaceCheck(strapi, userAbility, checked, [right], async (limited) => {
      const content = (await readContents(strapi, [draft])).get(draft) ?? {};
      return buildBelonging(createPathReader(strapi), limited, documentId, toNamedPlaces(limited, [content]));
    });
    if (isLivingWithin(right) && isWithin(right)) within.push(version);
  }
  return within;
}
