import { getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale, isLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { settings } from '../../../env';
import { getPanelUsers, type PanelUser } from '../../../people/second-factor/panel-people';
import { createRightsCheck } from '../../../people/roles/panel-rights';
import { getTable } from '../../../platform/database/get-table';
import { getTypeName } from '../../../platform/panel-words/type-names';
import type { Row } from '../../../platform/strapi/documents';
import { enqueueMails } from '../../../submissions/mail/outbox';
import { buildReviewMail } from '../../../submissions/mail/review-letters';
import type { EntryQuery } from '../../history/version';
import type { NoticeKind } from '../review-notices';
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
};

/** Leaves out those who may not read the entry, or can't sign in any more. */
async function listReaders(strapi: Core.Strapi, ids: readonly number[], { entry, draft, field = null }: NewNotice): Promise<PanelUser[]> {
  const users = await getPanelUsers(strapi).findMany({ where: { id: { $in: [...ids] } }, orderBy: { id: 'asc' } });
  const readers: PanelUser[] = [];
  for (const user of users) {
    const ability = await readPanelAbility(strapi, user.id);
    const check = createRightsCheck(strapi, ability, getContentTypeUid(entry.type), draft);
    if (check('read') && canReadField(entry.type, field, check)) readers.push(user);
  }
  return readers;
}

const getLanguage = ({ preferedLanguage }: PanelUser) => (isLocale(preferedLanguage) ? preferedLanguage : defaultLocale);

/**
 * Tells people something about an entry, in the transaction of its cause: by a row of their desk, and by a letter in their
 * language at the time that they have chosen. Who caused it gets none.
 */
export async function notifyPeople(strapi: Core.Strapi, ids: Iterable<number>, notice: NewNotice): Promise<void> {
  const others = [...new Set(ids)].filter((id) => id !== notice.by?.id);
  if (others.length === 0) return;
  const { kind, entry, title, by, note = '', field = null, dueOn = null } = notice;
  const { type, document, locale } = entry;
  const readers = await listReaders(strapi, others, notice);
  const times = await readLetterTimes(
    strapi,
    readers.map(({ id }) => id),
  );
  const notices = getTable(strapi, 'notice');
  const at = new Date();
  for (const user of readers) {
    // One row for one thing: what happens again takes the place of the former row.
    if (kind !== 'remark') await notices.deleteMany({ where: { user: user.id, kind, type, document, locale } });
    const time = times.get(user.id) ?? 'at-once';
    const letter = time === 'daily' ? 'daily' : 'done';
    const row = { user: user.id, kind, type, document, locale, authorName: by?.name ?? null, note, field, dueOn, at, letter };
    await notices.create({ data: row });
    // Without a mail server letters would wait until they say nothing new.
    if (time !== 'at-once' || settings.SMTP_URL === undefined) continue;
    const language = getLanguage(user);
    const news = { kind, title, typeName: getTypeName(type)[language], locale, by: by?.name ?? null, note, dueOn };
    await enqueueMails(strapi, [buildReviewMail(language, user.email, news)], at);
  }
}

/** Takes rows off all desks that ask for what is done, or is no longer asked for. */
export async function dropNotices(
  strapi: Core.Strapi,
  { type, document, locale }: EntryQuery,
  kinds: readonly NoticeKind[],
): Promise<void> {
  await getTable(strapi, 'notice').deleteMany({ where: { type, document, locale, kind: { $in: [...kinds] } } });
}
