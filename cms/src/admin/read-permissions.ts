import { getContentTypeUid } from '@ochiq/contract/content-types';

import { translatableTypes } from '../content/translations/translatable-types.ts';

/** The rights to read entries, of which one is enough: those who only answer citizens have none of them. Strapi compares these two. */
export const readPermissions = translatableTypes.map((name) => ({
  action: 'plugin::content-manager.explorer.read',
  subject: getContentTypeUid(name),
}));
