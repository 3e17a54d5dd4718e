import { type ContentTypeName, contentTypeNames, contentTypes } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';

import { isTranslatable } from '../list-details/translatable-values';

/** What a citizen wrote is shown in the language in which they wrote it. */
const untranslated: readonly ContentTypeName[] = ['news-comment'];

/** The types of which each language says something of its own that has to be translated. */
export const translatableTypes = contentTypeNames.filter(
  (type) => !untranslated.includes(type) && Object.values<Field>(contentTypes[type].fields).some(isTranslatable),
) as [ContentTypeName, ...ContentTypeName[]];
