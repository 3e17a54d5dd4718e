import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { Core } from '@strapi/strapi';

import type { Row } from '../strapi/get-documents';
import { getRows } from '../strapi/rows';

type RelationTarget = { documentId: string } | null | undefined;

/** Finds the fields without which a version is not shown and whose target is not published in any language. */
export async function findUnpublishedNeeds(strapi: Core.Strapi, type: ContentTypeName, version: Row): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [name, { cms, required }] of Object.entries<Field>(contentTypes[type].fields)) {
    const relationTarget = version[name] as RelationTarget;
    if (cms.type !== 'relation' || !required || !relationTarget) continue;
    const where = { documentId: relationTarget.documentId, publishedAt: { $notNull: true } };
    if ((await getRows(strapi, cms.target).count({ where })) === 0) missing.push(name);
  }
  return missing;
}
