import { contentTypeNames, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { parseInput } from '../../platform/strapi/panel-routes';
import { type LanguageStateFilter, languageState, languageStateParameter } from './list-details';
import { readTypeStates } from './read-type-states';

/** Lists the documents of a type that are in a state in a language. */
async function listDocumentsInState(
  strapi: Core.Strapi,
  type: ContentTypeName,
  { locale, state }: LanguageStateFilter,
): Promise<readonly string[]> {
  const { documents, getState } = await readTypeStates(strapi, type);
  return [...documents.keys()].filter((document) => getState(document, locale) === state);
}

/** How many documents a list is narrowed to at most: databases limit the values of a query. */
const maxDocuments = 30_000;
const tooManyText: Localized<string> = {
  uz: 'Bu holatda yozuvlar juda koʻp: boshqa holatni tanlang yoki sarlavha boʻyicha qidiring',
  ru: 'В этом состоянии слишком много записей: выберите другое состояние или ищите по названию',
  en: 'Too many entries are in this state: choose another one, or search by title',
};

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

type Request = { method?: string; params?: { model?: string }; query?: Readonly<Record<string, unknown>>; path?: string };
type Filters = { filters?: unknown };

/** What is found for a request: its list and its number are asked for with the same filter. */
const documentsByRequest = new WeakMap<object, Promise<readonly string[]>>();

/**
 * Narrows the panel's list of a type to the entries that are in a state in one language, where its address says so. Strapi's own
 * filter knows the state in the language of the list only, and no outdated translations.
 */
export function filterByLanguageState(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const request = strapi.requestContext.get() as (Request & object) | undefined;
    const filter = request?.query?.[languageStateParameter];
    const isList = request?.method === 'GET' && request.path === `/content-manager/collection-types/${context.uid}`;
    if (type === undefined || !request || !isList || filter === undefined || !['findMany', 'count'].includes(context.action)) return next();
    const state = parseInput(languageState, filter);
    const listed = documentsByRequest.get(request) ?? listDocumentsInState(strapi, type, state);
    documentsByRequest.set(request, listed);
    const documents = await listed;
    if (documents.length > maxDocuments) throw new errors.ValidationError(translateForEditor(strapi, tooManyText));
    const params = context.params as Filters;
    params.filters = { $and: [params.filters ?? {}, { documentId: { $in: documents } }] };
    return next();
  };
}
