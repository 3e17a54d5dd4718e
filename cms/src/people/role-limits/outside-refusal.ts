import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { createRefusal } from '../../platform/strapi/refusal';
import { readAbilityRights } from './ability-rights';
import { getOutsideMessage } from './limit-texts';
import { showPlaces } from './place-titles';
import { readBelonging } from './read-belonging';
import type { LimitedRight, LimitPlace } from './role-limits';

/** Creates the refusal of a write that is not within the limits, with the names of where the person writes. */
export async function createOutsideRefusal(strapi: Core.Strapi, places: readonly LimitPlace[]): Promise<Error> {
  const shown = await showPlaces(strapi, places);
  return createRefusal(translateForEditor(strapi, getOutsideMessage(shown.filter(({ isDeleted }) => !isDeleted))));
}

/** Creates the refusal of a right that a person lacks: by the limits of their roles where these are the reason, and otherwise as given. */
export async function createRightRefusal(
  strapi: Core.Strapi,
  userAbility: unknown,
  right: LimitedRight,
  { uid, documentId, locale }: { uid: string; documentId: string; locale: string },
  otherwise: Localized<string>,
): Promise<Error> {
  const limited = await readAbilityRights(strapi, userAbility, uid);
  const belonging = limited && (await readBelonging(strapi, limited.type, documentId));
  if (limited && belonging && limited.rights.isOutside({ right, locale }, belonging))
    return createOutsideRefusal(strapi, limited.rights.places);
  return createRefusal(translateForEditor(strapi, otherwise));
}
