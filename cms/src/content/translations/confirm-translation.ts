import { getContentTypeUid } from '@ochiq/contract/content-types';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { recordAudit } from '../../people/audit/record-audit';
import { toRecordedTitle } from '../../people/audit/record-content';
import { readRightsCheck } from '../../people/roles/panel-rights';
import { getTable } from '../../platform/database/get-table';
import { getDocuments } from '../../platform/strapi/documents';
import { withChangeRecord } from '../change-log/record';
import { pickAllowed } from '../history/allowed-fields';
import { toAuthor } from '../history/origin';
import { readContents } from '../history/stored-contents';
import { findVersion } from '../history/stored-versions';
import type { EntryQuery } from '../history/version';
import { groupPublished } from '../list-details/entry-states';
import type { OutdatedBy } from '../list-details/list-details';
import { isTranslationDue } from '../list-details/outdated-translations';
import { readTranslations } from '../list-details/read-translations';
import type { PanelState } from '../review/reviewing-person';
import { toUse } from '../uses/read-entries';
import { listOutdatedChanges, updateOutdated } from './stored-outdated';
import { endTasks } from './tasks';
import { createTranslationRefusal } from './translation-refusal';
import type { ConfirmationInput } from './translations';

/** Reads in which languages an entry is published. */
async function readPublished(strapi: Core.Strapi, { type, document }: EntryQuery): Promise<readonly Locale[]> {
  const search = { filters: { documentId: document }, locale: localeCodes, status: 'published', fields: ['documentId', 'locale'] } as const;
  const rows = await getDocuments(strapi, getContentTypeUid(type)).findMany(search);
  return groupPublished(rows).get(document) ?? [];
}

/** Returns whether a user may read everything of a source that has to be translated, in both versions. */
async function canReadSource(
  strapi: Core.Strapi,
  { userAbility }: PanelState,
  { type, document }: EntryQuery,
  { source, before, after }: OutdatedBy,
): Promise<boolean> {
  const entry = { type, document, locale: source };
  const check = await readRightsCheck(strapi, userAbility, { uid: getContentTypeUid(type), documentId: document, locale: source }, [
    'read',
  ]);
  if (!check('read')) return false;
  const rows = (await Promise.all([before, after].map((id) => findVersion(strapi, entry, id)))).flatMap((row) => row ?? []);
  const contents = await readContents(
    strapi,
    rows.map(({ content }) => content),
  );
  return [...contents.values()].every(
    (content) =>
      !isTranslationDue(
        type,
        content,
        pickAllowed(type, content, (path) => check('read', path)),
      ),
  );
}

/**
 * Records that a change of the source needs no translation: from then on the translation counts as made from that version, until the
 * source is published with another text. Readers see that, too: the change log has it.
 * @throws a refusal: the user may not publish the translation, or not read its source, or has seen another version
 */
export const confirmTranslation = (strapi: Core.Strapi, panel: PanelState, input: ConfirmationInput): Promise<void> =>
  withChangeRecord(strapi, async () => {
    const { type, document, locale, version, reason } = input;
    const uid = getContentTypeUid(type);
    const check = await readRightsCheck(strapi, panel.userAbility, { uid, documentId: document, locale }, ['read', 'publish']);
    // A token of the panel acts for its owner; that a text needs no translation is for people to say.
    if (panel.auth?.strategy?.name !== 'admin' || !check('read') || !check('publish')) throw createTranslationRefusal(strapi, 'no-right');
    const published = await readPublished(strapi, input);
    const outdated = (await readTranslations(strapi, type, new Map([[document, published]]))).findOutdated(document, locale);
    if (!outdated) throw createTranslationRefusal(strapi, 'not-outdated');
    if (!(await canReadSource(strapi, panel, input, outdated))) throw createTranslationRefusal(strapi, 'hidden-source');
    if (outdated.after !== version) throw createTranslationRefusal(strapi, 'other-version');
    const { source } = outdated;
    const { id: author, name: authorName } = toAuthor(panel.user);
    await getTable(strapi, 'translation-confirmation').create({
      data: { type, document, locale, source, version, author, authorName, reason, at: new Date() },
    });
    await endTasks(strapi, input, [locale]);
    const [draft] = await getDocuments(strapi, uid).findMany({ filters: { documentId: document }, locale, status: 'draft' });
    const title = toRecordedTitle(type, draft ? (toUse(type, draft, [])?.title ?? '') : '');
    await recordAudit(strapi, [
      {
        kind: 'translation-confirm',
        subject: { type, id: document, title, locale },
        details: { locales: [source], version: String(version), ...(reason !== '' && { reason }) },
      },
    ]);
    return { result: undefined, changes: listOutdatedChanges(input, await updateOutdated(strapi, input, published)) };
  });
