import { uidOf } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { lastType } from './order';

/** Whether the CMS holds no site yet. */
export async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.db.query(uidOf(lastType)).count()) === 0;
}
