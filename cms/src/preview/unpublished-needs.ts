import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/field';
import type { Core } from '@strapi/strapi';

import type { Row } from '../strapi/documents';
import { rowsOf } from '../strapi/rows';

type Pointed = { documentId: string } | null | undefined;

/** Finds the fields without which a version is not shown and whose target is not published in any language. */
export async function unpublishedNeeds(strapi: Core.Strapi, type: ContentTypeName, version: Row): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, { cms, required }] of Object.entries<Field>(contentTypes[type].fields)) {
    const pointed = version[name] as Pointed;
    if (cms.type !== 'relation' || !required || !pointed) continue;
    const where = { documentId: pointed.documentId, publishedAt: { $notNull: true } };
    if ((await rowsOf(strapi, cms.target).count({ where })) === 0) found.push(name);
  }
  return found;
}
