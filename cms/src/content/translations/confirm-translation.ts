import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
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
import type { OutdatedBy } from '../list-details/list-details';
import { isTranslationDue } from '../list-details/outdated-translations';
import { isSame, type SourceChange } from '../list-details/source-changes';
import type { Statement } from '../list-details/statements';
import type { PanelState } from '../review/reviewing-person';
import { toUse } from '../uses/read-entries';
import type { ChangeConfirmationInput } from './changed-fields';
import { canReadPlace, readBehindSource, readEntryRights } from './read-changed-fields';
import { readSource } from './read-source';
import { countMissingPeople, requireConfirming } from './second-person';
import { listOutdatedChanges, updateOutdated } from './stored-outdated';
import { endTasks } from './tasks';
import { createTranslationRefusal } from './translation-refusal';
import type { ConfirmationInput } from './translations';

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

/** What is confirmed: all of a publication, or one change in it; and how many others have to say the same. */
type Confirmed = { source: Locale; path: string | null; hash: string | null; missing: number };

/** Stores a confirmation, and records it. */
async function storeConfirmation(
  strapi: Core.Strapi,
  { user }: PanelState,
  { type, document, locale, version, reason }: ConfirmationInput,
  { source, path, hash, missing }: Confirmed,
): Promise<void> {
  const { id: author, name: authorName } = toAuthor(user);
  await getTable(strapi, 'translation-confirmation').create({
    data: { type, document, locale, source, version, path, hash, author, authorName, reason, missing, at: new Date() },
  });
  const [draft] = await getDocuments(strapi, getContentTypeUid(type)).findMany({
    ...{ filters: { documentId: document }, locale, status: 'draft' },
  });
  const title = toRecordedTitle(type, draft ? (toUse(type, draft, [])?.title ?? '') : '');
  const optional = { ...(path !== null && { fields: [path] }), ...(reason !== '' && { reason }) };
  await recordAudit(strapi, [
    {
      kind: 'translation-confirm',
      subject: { type, id: document, title, locale },
      details: { locales: [source], version: String(version), ...optional },
    },
  ]);
}

/**
 * Forgets what people said of other places of the same words, where others have yet to say so: once one of them is confirmed, these
 * have other numbers, and it would count for places that they have not seen. They say it again.
 */
async function dropRenumbered(
  strapi: Core.Strapi,
  change: SourceChange,
  { open, statements }: { open: readonly SourceChange[]; statements: readonly Statement[] },
): Promise<void> {
  const alike = open.filter(
    (one) => one !== change && one.path === change.path && isSame(one.before, change.before) && isSame(one.after, change.after),
  );
  const ids = statements.flatMap(({ id, hash }) => (alike.some((one) => one.hash === hash) ? [id] : []));
  if (ids.length > 0) await getTable(strapi, 'translation-confirmation').deleteMany({ where: { id: { $in: ids } } });
}

/** Stores what readers see after a confirmation, and ends what was assigned once the translation is current. @returns what readers see */
async function settleConfirmed(strapi: Core.Strapi, { type, document, locale }: EntryQuery, published: readonly Locale[]) {
  const changed = await updateOutdated(strapi, { type, document }, published);
  const outdated = await getTable(strapi, 'outdated-translation').count({ where: { type, document, locale } });
  if (outdated === 0) await endTasks(strapi, { type, document }, [locale]);
  return listOutdatedChanges({ type, document }, changed);
}

/**
 * Records that a publication of the source needs no translation: from then on the translation counts as made from that version, until the
 * source is published with another text. Readers see that, too: the change log has it. Where a rule asks others to approve the
 * translation, it counts once as many have said the same.
 * @throws a refusal: the user may not publish the translation, or not read its source, or has seen another version
 */
export const confirmTranslation = (strapi: Core.Strapi, panel: PanelState, input: ConfirmationInput): Promise<void> =>
  withChangeRecord(strapi, async () => {
    const { type, document, locale, version, reason } = input;
    const entry = { type, document, locale };
    const rights = await requireConfirming(strapi, panel, entry);
    const { states, published } = await readSource(strapi, input);
    const outdated = states.findOutdated(document, locale);
    if (!outdated) throw createTranslationRefusal(strapi, 'not-outdated');
    if (!(await canReadSource(strapi, panel, input, outdated))) throw createTranslationRefusal(strapi, 'hidden-source');
    if (outdated.after !== version) throw createTranslationRefusal(strapi, 'other-version');
    const { source } = outdated;
    const earlier = states.listStatements(document, locale).filter(({ hash }) => hash === null);
    const missing = await countMissingPeople(strapi, panel, { earlier, rights, entry, reason });
    await storeConfirmation(strapi, panel, { ...entry, version, reason }, { source, path: null, hash: null, missing });
    return { result: undefined, changes: await settleConfirmed(strapi, entry, published) };
  });

/**
 * Records that one change of the source needs no translation, until that place of the source changes again. Once none is left, the
 * translation counts as made from that version.
 * @throws a refusal: the user may not publish the translation, or not read that place, or has seen another version
 */
export const confirmChange = (strapi: Core.Strapi, panel: PanelState, input: ChangeConfirmationInput): Promise<void> =>
  withChangeRecord(strapi, async () => {
    const { hash, place, ...confirmation } = input;
    const { type, document, locale, version, reason } = confirmation;
    const entry = { type, document, locale };
    const rights = await requireConfirming(strapi, panel, entry);
    const { states, published, ...translated } = await readSource(strapi, entry);
    const behind = await readBehindSource(strapi, type, translated);
    if (!behind || behind.tracked.open.length === 0) throw createTranslationRefusal(strapi, 'not-outdated');
    const change = behind.tracked.open.find((one) => one.hash === hash && one.place === place);
    const source = behind.locale;
    const check = await readEntryRights(strapi, panel.userAbility, { type, document, locale: source });
    if (change ? !canReadPlace(type, change.path, check) : !check('read')) throw createTranslationRefusal(strapi, 'hidden-source');
    if (behind.basis.after.id !== version) throw createTranslationRefusal(strapi, 'other-version');
    if (!change) throw createTranslationRefusal(strapi, 'no-change');
    const statements = states.listStatements(document, locale);
    const earlier = statements.filter((one) => one.hash === hash);
    const missing = await countMissingPeople(strapi, panel, { earlier, rights, entry, reason });
    await storeConfirmation(strapi, panel, confirmation, { source, path: change.path, hash, missing });
    if (missing === 0) await dropRenumbered(strapi, change, { open: behind.tracked.open, statements });
    return { result: undefined, changes: await settleConfirmed(strapi, entry, published) };
  });
