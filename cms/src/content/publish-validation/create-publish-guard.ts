import { type ContentTypeName, contentTypeNames, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale, localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';
import type { Field } from '@ochiq/contract/fields/field';
import { errors } from '@strapi/utils';

import { getDocuments, type Row } from '../../platform/strapi/documents';
import { findMachineTextIssues } from '../machine-translation/unread-texts';
import { assertNoPagesBelow } from '../page-tree/assert-no-pages-below';
import { findAddressIssues } from '../page-tree/find-address-issues';
import { guardMenuItems } from '../uses/guard-menu-items';
import { type EntryIssue, throwOnIssues } from './entry-issue';
import { findLinkIssues } from './links';
import { findConflictIssues } from './neighbours';
import { hasLocale, publishTogether } from './publish-together';
import { findContractIssues, readVersions } from './contract-issues';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';

type RequiredRelation = { name: ContentTypeName; field: string };

const getFields = (name: ContentTypeName) => Object.entries<Field>(contentTypes[name].fields);

/** Returns the title by which an editor knows an entry. */
const getEntryTitle = ({ title, documentId, locale }: Row) => `“${typeof title === 'string' ? title : documentId}” (${locale})`;

/** Finds the required relations of other types to this one. */
function findRequiredRelations(target: string): readonly RequiredRelation[] {
  return contentTypeNames.flatMap((name) =>
    getFields(name).flatMap(([field, { cms, required }]) =>
      cms.type === 'relation' && required && cms.target === target ? [{ name, field }] : [],
    ),
  );
}

const getDependantsMessage = (name: string, field: string, titles: string): Localized<string> => ({
  uz: `Busiz eʼlon qilingan yozuvlar toʻliq emas (${name}, ${field}): ${titles}. Avval ularda boshqasini tanlang yoki ularni eʼlondan oling.`,
  ru: `Без этого опубликованные записи неполны (${name}, ${field}): ${titles}. Сначала выберите в них другое или снимите их с публикации.`,
  en: `This is the ${field} of ${name} that is published: ${titles}. Give it another ${field} first, or unpublish it.`,
});

/**
 * Asserts that no published entry requires this one, before it is withdrawn.
 * @throws a ValidationError that names them
 */
async function assertNotRequired(
  strapi: Core.Strapi,
  target: string,
  documentId: string,
  locale: string | readonly string[],
): Promise<void> {
  for (const { name, field } of findRequiredRelations(target)) {
    const dependants = await getDocuments(strapi, getContentTypeUid(name)).findMany({
      filters: { [field]: { documentId } },
      locale,
      status: 'published',
    });
    if (dependants.length === 0) continue;
    throw new errors.ValidationError(
      translateForEditor(strapi, getDependantsMessage(name, field, dependants.map(getEntryTitle).join(', '))),
    );
  }
}

type Params = { documentId?: string; locale?: string | readonly string[]; status?: string };

const namesByUid = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/** Returns whether an action publishes, also as a part of saving. */
const isPublishing = (action: string, { status }: Params) =>
  action === 'publish' || ((action === 'create' || action === 'update') && status === 'published');

const isWithdrawing = (action: string) => action === 'unpublish' || action === 'delete';

/** Refuses drafts with issues, reporting all of them at once. */
async function refuseDrafts(strapi: Core.Strapi, name: ContentTypeName, documentId: string, locale: string | readonly string[]) {
  const drafts = await readVersions(strapi, name, { documentId, locale, status: 'draft' });
  throwOnIssues(strapi, [
    ...findContractIssues(name, drafts),
    ...(await findMachineTextIssues(strapi, name, drafts)),
    ...(await findLinkIssues(strapi, name, drafts)),
  ]);
}

const readPublished = (strapi: Core.Strapi, name: ContentTypeName, documentId: string | undefined): Promise<readonly Row[]> =>
  documentId === undefined ? Promise.resolve([]) : readVersions(strapi, name, { documentId, locale: localeCodes, status: 'published' });

async function findFaults(strapi: Core.Strapi, name: ContentTypeName, versions: readonly Row[]): Promise<readonly EntryIssue[]> {
  return [
    ...findContractIssues(name, versions),
    ...(await findConflictIssues(strapi, name, versions)),
    ...(await findAddressIssues(strapi, name, versions)),
  ];
}

const getFaultKey = ({ locale, path, message }: EntryIssue) => JSON.stringify([locale, path, message.en]);

/**
 * Returns a document middleware that refuses to publish what the site can't be built of, or what has dead links. The
 * drafts are read first, so that all issues are reported at once; then what was published is read again, because a
 * relation to a draft is lost on the way and a shared value reaches the other languages: issues that these had before
 * are not reported. All of it is one transaction.
 */
export function createPublishGuard(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const name = namesByUid.get(context.uid);
    const params = context.params as Params;
    const { documentId, locale = defaultLocale } = params;
    if (name === undefined) return next();
    if (isWithdrawing(context.action) && documentId !== undefined) {
      await assertNotRequired(strapi, context.uid, documentId, locale);
      if (name === 'page') await assertNoPagesBelow(strapi, documentId, locale);
      return guardMenuItems(strapi, { type: name, documentId, locale }, async () => next());
    }
    if (!isPublishing(context.action, params)) return next();
    const isOther = (version: { locale?: string }) => version.locale !== undefined && !hasLocale(locale, version.locale);
    return strapi.db.transaction(async () => {
      const before = await findFaults(strapi, name, (await readPublished(strapi, name, documentId)).filter(isOther));
      if (documentId !== undefined && context.action === 'publish')
        await publishTogether([{ uid: context.uid, documentId, locale }], () => refuseDrafts(strapi, name, documentId, locale));
      const result = await next();
      const after = await readPublished(strapi, name, documentId ?? (result as { documentId: string }).documentId);
      const own = after.filter((version) => !isOther(version));
      const known = new Set(before.map(getFaultKey));
      const faults = (await findFaults(strapi, name, after)).filter((fault) => !(isOther(fault) && known.has(getFaultKey(fault))));
      const written = context.action === 'publish' ? [] : own;
      throwOnIssues(strapi, [
        ...faults,
        ...(await findMachineTextIssues(strapi, name, written)),
        ...(await findLinkIssues(strapi, name, written)),
      ]);
      return result;
    });
  };
}
