import { contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { isLocale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { createRightsCheck, getForbiddenMessage, populateCreator } from '../../people/roles/panel-rights';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getDocuments } from '../../platform/strapi/documents';
import { createRefusal } from '../../platform/strapi/refusal';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { duplicateDocument, type SourceVersion } from './duplicate-document';
import { duplicateSource, type DuplicatedResponse, type DuplicateSource } from './duplicated';

type Context = {
  state: { userAbility: unknown; user: { id: number } };
  params: Readonly<Record<string, string>>;
  body: unknown;
};

/** Reads which document is to be copied. @throws a ValidationError: it is of no type of which there may be several */
function readSource({ params }: Context): DuplicateSource {
  const source = parseInput(duplicateSource, { type: params['type'], document: params['document'] });
  if (contentTypes[source.type].kind === 'single') throw new errors.ValidationError('There may be only one of this type');
  return source;
}

/**
 * Reads all languages of a document.
 * @throws a NotFoundError; a refusal: the user may not read or create a language
 */
async function requireVersions(strapi: Core.Strapi, { state }: Context, { type, document }: DuplicateSource): Promise<SourceVersion[]> {
  const uid = getContentTypeUid(type);
  const rows = await getDocuments(strapi, uid).findMany({
    filters: { documentId: document },
    locale: localeCodes,
    status: 'draft',
    populate: { ...buildPopulate(type), ...populateCreator },
  });
  if (rows.length === 0) throw new errors.NotFoundError('There is no such entry');
  return rows.flatMap((row) => {
    const { locale } = row;
    if (!isLocale(locale)) return [];
    const check = createRightsCheck(strapi, state.userAbility, uid, row);
    if (!check('read') || !check('create')) throw createRefusal(translateForEditor(strapi, getForbiddenMessage(locale)));
    return [{ locale, row, check }];
  });
}

/** Adds the panel's route that copies a document with all its languages; Strapi guards it by its session. */
export function addDuplicateRoutes(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    const source = readSource(context);
    const versions = await requireVersions(strapi, context, source);
    context.body = (await duplicateDocument(strapi, source, versions, context.state.user.id)) satisfies DuplicatedResponse;
  };
  addPanelRoutes(strapi, [{ method: 'POST', path: '/duplicate/:type/:document', handler }]);
}
