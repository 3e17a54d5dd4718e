import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { lastType } from './order';

/** Returns whether the CMS holds no site yet. */
export async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.db.query(getContentTypeUid(lastType)).count()) === 0;
}
