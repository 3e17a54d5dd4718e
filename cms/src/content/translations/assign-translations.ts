import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { recordAudit } from '../../people/audit/record-audit';
import { toRecordedTitle } from '../../people/audit/record-content';
import { listRightHolders } from '../../people/roles/list-right-holders';
import { createRightsCheck } from '../../people/roles/panel-rights';
import { getPanelUsers } from '../../people/second-factor/panel-people';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import type { Row } from '../../platform/strapi/documents';
import { type Author, toAuthor } from '../history/origin';
import { type AddressedNotice, type NewNotice, notifyPeopleOfAll } from '../review/notices/notify-people';
import { readPanelAbility } from '../review/reviewers';
import type { PanelState } from '../review/reviewing-person';
import { toUse } from '../uses/read-entries';
import { dropFormerNews, endTask } from './tasks';
import { createTranslationRefusal } from './translation-refusal';
import type { TaskInput, TranslatedEntry, TranslatorsInput } from './translations';
import { createTranslator, readDrafts, type TranslatedDrafts } from './translators';

const updateAction = 'plugin::content-manager.explorer.update';

const getTitle = ({ type, drafts }: TranslatedDrafts, isShown: (draft: TranslatedDrafts['drafts'][number]) => boolean): string =>
  drafts
    .filter(isShown)
    .map((draft) => toUse(type, draft, [])?.title ?? '')
    .find((title) => title !== '') ?? '';

/** Reads entries that a user may have translated. @throws a refusal: one of them is none, also where they may not even read it */
async function requireAssignable(
  strapi: Core.Strapi,
  { userAbility }: PanelState,
  entries: readonly TranslatedEntry[],
): Promise<TranslatedDrafts[]> {
  const distinct = new Map(entries.map((entry) => [`${entry.type} ${entry.document}`, entry]));
  const { canAssign } = createTranslator(strapi, userAbility);
  const read: TranslatedDrafts[] = [];
  for (const entry of distinct.values()) {
    const drafts = await readDrafts(strapi, entry);
    if (!(await canAssign(drafts))) throw createTranslationRefusal(strapi, 'no-assigning');
    read.push(drafts);
  }
  return read;
}

/** Returns whether a person may save all of some entries in a language, and read each of them in some. */
async function canTranslateAll(
  strapi: Core.Strapi,
  userAbility: unknown,
  entries: readonly TranslatedDrafts[],
  locale: Locale,
): Promise<boolean> {
  const { canTranslate } = createTranslator(strapi, userAbility);
  for (const entry of entries) if (!(await canTranslate(entry, locale))) return false;
  return true;
}

/** Lists to whom all of some translations can be assigned, by name. @throws a refusal: the user may assign one of them to no person */
export async function listTranslators(strapi: Core.Strapi, panel: PanelState, { locale, entries }: TranslatorsInput): Promise<Author[]> {
  const assignable = await requireAssignable(strapi, panel, entries);
  const uids = [...new Set(assignable.map(({ type }) => getContentTypeUid(type)))];
  const people: Author[] = [];
  for (const user of await listRightHolders(strapi, { action: updateAction, uids, locale }))
    if (await canTranslateAll(strapi, await readPanelAbility(strapi, user.id), assignable, locale)) people.push(toAuthor(user));
  return people.sort((one, other) => one.name.localeCompare(other.name));
}

/** Builds what people learn, and who stands in for them: each by a title that they may read. */
function buildNotice(
  strapi: Core.Strapi,
  author: Author,
  entry: TranslatedDrafts,
  news: Pick<NewNotice, 'kind' | 'dueOn'> & { draft: Row & { locale: Locale } },
): NewNotice {
  const { type, document } = entry;
  return {
    ...{ ...news, entry: { type, document, locale: news.draft.locale }, title: '', by: author },
    getTitle: (userAbility) =>
      createTranslator(strapi, userAbility).canReadSome(entry)
        ? getTitle(entry, (one) => createRightsCheck(strapi, userAbility, getContentTypeUid(type), one)('read'))
        : null,
  };
}

/** Builds what the person learns who is to translate an entry. Who takes it themselves has it on the desk, too. */
const buildRequest = (translator: Author, notice: NewNotice): AddressedNotice => {
  const { id, name } = translator;
  const isOwn = notice.by?.id === id;
  return { ids: [id], notice: isOwn ? { ...notice, by: { id: null, name }, withoutLetter: id } : notice };
};

type Assignment = { locale: Locale; translator: Author | null; dueOn: string | null };

/** Assigns one translation. @returns what the person learns, and who had it before; nothing where it is theirs until the same day already */
async function assignEntry(
  strapi: Core.Strapi,
  author: Author,
  entry: TranslatedDrafts,
  { locale, translator, dueOn }: Assignment,
): Promise<AddressedNotice[]> {
  const { type, document, drafts } = entry;
  const tasks = getTable(strapi, 'translation-task');
  const [draft] = [...drafts.filter((one) => one.locale === locale), ...drafts];
  const former = await tasks.findMany({ where: { document, type, locale } });
  const isSame = former.some(({ user, dueOn: day }) => user === translator?.id && day === dueOn);
  if (!draft || isSame || (former.length === 0 && !translator)) return [];
  for (const row of former) await endTask(strapi, row);
  const leftOut = translator ? await dropFormerNews(strapi, { type, document, locale }, translator.id) : [];
  if (translator) {
    const who = { user: translator.id, author: author.id, authorName: author.name };
    await tasks.create({ data: { type, document, locale, ...who, dueOn, at: new Date() } });
  }
  const title = toRecordedTitle(
    type,
    getTitle(entry, () => true),
  );
  const details = { user: translator?.name ?? null, ...(dueOn !== null && translator && { until: dueOn }) };
  await recordAudit(strapi, [{ kind: 'translation-assign', subject: { type, id: document, title, locale }, details }]);
  const others = former.flatMap(({ user }) => (user === translator?.id ? [] : [user]));
  const news = { draft: { ...draft, locale }, dueOn };
  return [
    ...(translator ? [buildRequest(translator, buildNotice(strapi, author, entry, { ...news, kind: 'translate' }))] : []),
    { ids: others, notice: { ...buildNotice(strapi, author, entry, { ...news, kind: 'unassigned', dueOn: null }), leftOut } },
  ];
}

/**
 * Assigns translations into a language to a person, who gets one letter, or takes them back; all of them, or none. Who had them before
 * gets a letter, too.
 * @throws a refusal: the user edits one of the entries in no language, or the person may not save it in this one
 */
export const assignTranslations = (strapi: Core.Strapi, panel: PanelState, { locale, entries, person, dueOn }: TaskInput): Promise<void> =>
  withWriteLock(strapi, async () => {
    const assignable = await requireAssignable(strapi, panel, entries);
    const row = person === null ? null : await getPanelUsers(strapi).findOne({ where: { id: person } });
    const ability = person === null ? null : await readPanelAbility(strapi, person);
    if (person !== null && !(row && (await canTranslateAll(strapi, ability, assignable, locale))))
      throw createTranslationRefusal(strapi, 'not-translator');
    const assignment = { locale, translator: row && toAuthor(row), dueOn };
    const news: AddressedNotice[] = [];
    for (const entry of assignable) news.push(...(await assignEntry(strapi, toAuthor(panel.user), entry, assignment)));
    // However many there are: one letter.
    await notifyPeopleOfAll(strapi, news);
  });
