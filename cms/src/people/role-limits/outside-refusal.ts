import type { Core } from '@strapi/strapi';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { createRefusal } from '../../platform/strapi/refusal';
import { getOutsideMessage } from './limit-texts';
import { showPlaces } from './place-titles';
import type { LimitPlace } from './role-limits';

/** Creates the refusal of a write that is not within the limits, with the names of where the person writes. */
export async function createOutsideRefusal(strapi: Core.Strapi, places: readonly LimitPlace[]): Promise<Error> {
  const shown = await showPlaces(strapi, places);
  return createRefusal(translateForEditor(strapi, getOutsideMessage(shown.filter(({ isDeleted }) => !isDeleted))));
}
