import { getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale, isLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { settings } from '../../../env';
import { listRecipients, type Recipient } from '../../../people/absences/recipients';
import { getPanelUsers, type PanelUser } from '../../../people/second-factor/panel-people';
import { createRightsCheck } from '../../../people/roles/panel-rights';
import { getTable } from '../../../platform/database/get-table';
import { getTypeName } from '../../../platform/panel-words/type-names';
import type { Row } from '../../../platform/strapi/documents';
import { enqueueMails } from '../../../submissions/mail/outbox';
import { buildListMail, buildReviewMail, type ReviewNews } from '../../../submissions/mail/review-letters';
import type { EntryQuery } from '../../history/version';
import type { NoticeKind } from '../review-notices';
import { readChangers } from '../changers';
import { canReadField } from '../readable-fields';
import { readPanelAbility } from '../reviewers';
import { readLetterTimes } from './letter-times';

/** A piece of news for people. */
export type NewNotice = {
  kind: NoticeKind;
  entry: EntryQuery;
  /** The draft, with its creator; people who may not read it get no notice. */
  draft: Row;
  title: string;
  /** Who caused it, and gets no notice of it; `id` is null for a person outside, and all of it for what no person did. */
  by: { id: number | null; name: string } | null;
  note?: string;
  /** The field that the note is about: people who may not read it get no notice. */
  field?: string | null;
  dueOn?: string | null;
  /** Returns the title that a person may read; `null` for who may read nothing of the entry, and gets no notice. Otherwise all read `title`. */
  getTitle?: (userAbility: unknown) => string | null;
  /** Who has it on the desk without a letter: it is their own doing. */
  withoutLetter?: number | null;
  /** Who gets no notice of it, also for another person: they get one that says otherwise. */
  leftOut?: readonly number[];
};

type Reader = { user: PanelUser; meantFor: Recipient['meantFor']; title: string };

/** Leaves out those who may not read the entry, or can't sign in any more. */
async function listReaders(
  strapi: Core.Strapi,
  recipients: readonly Recipient[],
  { entry, draft, field = null, title, getTitle = () => title }: NewNotice,
): Promise<Reader[]> {
  const ids = recipients.map(({ id }) => id);
  const users = await getPanelUsers(strapi).findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } });
  const readers: Reader[] = [];
  for (const user of users) {
    const ability = await readPanelAbility(strapi, user.id);
    const check = createRightsCheck(strapi, ability, getContentTypeUid(entry.type), draft);
    const meantFor = recipients.find(({ id }) => id === user.id)?.meantFor ?? null;
    const shown = check('read') && canReadField(entry.type, field, check) ? getTitle(ability) : null;
    if (shown !== null) readers.push({ user, meantFor, title: shown });
  }
  return readers;
}

/** Leaves out who gets a request to approve for another person, and wrote the text: it is not theirs to approve. */
async function listAddressed(strapi: Core.Strapi, ids: readonly number[], notice: NewNotice): Promise<Recipient[]> {
  const { kind, entry, by, leftOut = [] } = notice;
  const recipients = (await listRecipients(strapi, ids, new Date())).filter(({ id }) => id !== by?.id && !leftOut.includes(id));
  if (kind !== 'submitted' || recipients.every(({ meantFor }) => meantFor === null)) return recipients;
  const authors = await readChangers(strapi, entry);
  return recipients.filter(({ id, meantFor }) => meantFor === null || !authors.has(id));
}

const getLanguage = ({ preferedLanguage }: PanelUser) => (isLocale(preferedLanguage) ? preferedLanguage : defaultLocale);

/** A piece of news, and the ids of the users whom it is for. */
export type AddressedNotice = { ids: readonly number[]; notice: NewNotice };

/** A letter that is to be written: to whom, and about what. */
type PendingLetter = { user: PanelUser; meantFor: Recipient['meantFor']; news: ReviewNews };

/** Puts one thing on the desks of people. @returns the letters to those who want them at once */
async function addNotice(strapi: Core.Strapi, ids: readonly number[], notice: NewNotice, at: Date): Promise<PendingLetter[]> {
  const others = [...new Set(ids)].filter((id) => id !== notice.by?.id);
  if (others.length === 0) return [];
  const { kind, entry, by, note = '', field = null, dueOn = null, withoutLetter = null } = notice;
  const { type, document, locale } = entry;
  const readers = await listReaders(strapi, await listAddressed(strapi, others, notice), notice);
  const times = await readLetterTimes(
    strapi,
    readers.map(({ user }) => user.id),
  );
  const notices = getTable(strapi, 'notice');
  const letters: PendingLetter[] = [];
  for (const { user, meantFor, title } of readers) {
    // One row for one thing: what happens again takes the place of the former row.
    if (kind !== 'remark') await notices.deleteMany({ where: { user: user.id, kind, type, document, locale } });
    const time = user.id === withoutLetter ? 'never' : (times.get(user.id) ?? 'at-once');
    const letter = time === 'daily' ? 'daily' : 'done';
    const row = {
      user: user.id,
      kind,
      type,
      document,
      locale,
      authorName: by?.name ?? null,
      note,
      field,
      dueOn,
      at,
      letter,
      meantFor: meantFor?.id ?? null,
    };
    await notices.create({ data: row });
    // Without a mail server letters would wait until they say nothing new.
    if (time !== 'at-once' || settings.SMTP_URL === undefined) continue;
    const typeName = getTypeName(type)[getLanguage(user)];
    const news = { kind, title, typeName, locale, by: by?.name ?? null, note, dueOn, meantFor: meantFor?.name ?? null };
    letters.push({ user, meantFor, news });
  }
  return letters;
}

/** Groups letters that one person gets for one reason. */
function groupLetters(letters: readonly PendingLetter[]): [PendingLetter, ...PendingLetter[]][] {
  const groups = new Map<string, [PendingLetter, ...PendingLetter[]]>();
  for (const letter of letters) {
    const { user, meantFor, news } = letter;
    const key = [user.id, meantFor?.id, news.kind, news.by].join(' ');
    const group = groups.get(key);
    if (group) group.push(letter);
    else groups.set(key, [letter]);
  }
  return [...groups.values()];
}

/**
 * Tells people several things that one cause has, in its transaction: each by a row of their desk, and all of one kind by one letter in
 * their language at the time that they have chosen. Who caused it gets none. Who stands in for one of them, or has their work since they
 * left, learns it, too.
 */
export async function notifyPeopleOfAll(strapi: Core.Strapi, news: readonly AddressedNotice[]): Promise<void> {
  const at = new Date();
  const letters: PendingLetter[] = [];
  for (const { ids, notice } of news) letters.push(...(await addNotice(strapi, ids, notice, at)));
  const mails = groupLetters(letters).map(([first, ...others]) => {
    const language = getLanguage(first.user);
    return others.length === 0
      ? buildReviewMail(language, first.user.email, first.news)
      : buildListMail(language, first.user.email, [first.news, ...others.map((other) => other.news)]);
  });
  await enqueueMails(strapi, mails, at);
}

/** Tells people something about an entry, in the transaction of its cause; see `notifyPeopleOfAll`. */
export const notifyPeople = (strapi: Core.Strapi, ids: Iterable<number>, notice: NewNotice): Promise<void> =>
  notifyPeopleOfAll(strapi, [{ ids: [...ids], notice }]);

/** Takes rows off all desks that ask for what is done, or is no longer asked for. */
export async function dropNotices(
  strapi: Core.Strapi,
  { type, document, locale }: EntryQuery,
  kinds: readonly NoticeKind[],
): Promise<void> {
  await getTable(strapi, 'notice').deleteMany({ where: { type, document, locale, kind: { $in: [...kinds] } } });
}
