import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { hasLocale } from '../publish-validation/publish-together';
import { buildTree, readPageVersions } from './read-tree';
import { getPagesBelowMessage } from './tree-texts';

/**
 * Asserts that no published page is left without the page above it, before a page is withdrawn: a page that remains in
 * another language still has pages below it.
 * @throws a ValidationError that names them
 */
export async function assertNoPagesBelow(strapi: Core.Strapi, documentId: string, locale: string | readonly string[]): Promise<void> {
  const versions = await readPageVersions(strapi);
  const own = versions.filter((version) => version.documentId === documentId);
  if (own.some((version) => !hasLocale(locale, version.locale))) return;
  const below = own.length === 0 ? [] : buildTree(versions).filter(({ parent }) => parent === `page:${documentId}`);
  if (below.length > 0) throw new errors.ValidationError(translateForEditor(strapi, getPagesBelowMessage(below.map(({ title }) => title))));
}
