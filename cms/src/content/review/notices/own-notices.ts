import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { readAbsentPeople } from '../../../people/absences/stand-ins';
import { readTakenOver } from '../../../people/leaving/handovers';
import { createRightsCheck } from '../../../people/roles/panel-rights';
import { getTable } from '../../../platform/database/get-table';
import { addReadableTitles, addTitlesInAnyLanguage } from '../../history/entry-titles';
import { type EntryQuery, entryQuery } from '../../history/version';
import { readDraft } from '../read-entry-review';
import { canReadField } from '../readable-fields';
import { askingKinds, type NoticeKind, noticeKinds, type ReviewNotice, reviewNotice } from '../review-notices';
import { listAuthors } from '../reviewers';

/** How many rows of a part a desk shows. */
const maxShown = 50;

/** What is read apart, so that one action of many rows leaves the others on the desk: what is to be done, in two, and what happened. */
const parts: readonly (readonly NoticeKind[])[] = [
  askingKinds.filter((kind) => kind !== 'translate'),
  ['translate'],
  noticeKinds.filter((kind) => !askingKinds.some((asking) => asking === kind)),
];

const isKnownKind = (kind: string): boolean => noticeKinds.some((known) => known === kind);

const unassigned: NoticeKind = 'unassigned';

type NoticeRow = Awaited<ReturnType<ReturnType<typeof getTable<'notice'>>['findMany']>>[number];
type Owner = { user: number; userAbility: unknown };

/**
 * Builds the condition of the rows on a desk: the user's own, those that came for people for whom they stand in now or whose
 * work they have, and those that absent people had before; not what these no longer had to do then, which was never the user's.
 */
async function buildDeskFilter(strapi: Core.Strapi, user: number): Promise<Readonly<Record<string, unknown>>> {
  const absent = await readAbsentPeople(strapi, user, new Date());
  const others = [...absent.map(({ id }) => id), ...(await readTakenOver(strapi, user))];
  if (others.length === 0) return { user, meantFor: { $null: true } };
  return {
    $or: [
      { user, meantFor: { $null: true } },
      { user, meantFor: { $in: others } },
      ...absent.map(({ id, since }) => ({ user: id, meantFor: { $null: true }, at: { $lt: since }, kind: { $ne: unassigned } })),
    ],
  };
}

/** Names for whom rows are: the one whom they came for, or whose desk they are on. */
async function nameOwners(strapi: Core.Strapi, rows: readonly NoticeRow[], user: number): Promise<(row: NoticeRow) => string | null> {
  const findOwner = (row: NoticeRow) => row.meantFor ?? (row.user === user ? null : row.user);
  const people = await listAuthors(
    strapi,
    rows.flatMap((row) => findOwner(row) ?? []),
  );
  return (row) => people.find(({ id }) => id === findOwner(row))?.name ?? null;
}

/** Leaves out the rows about a field that the user may not read any more: a remark says what is in it. */
async function leaveOutHiddenFields<N extends EntryQuery & { field: string | null }>(
  strapi: Core.Strapi,
  userAbility: unknown,
  notices: readonly N[],
): Promise<N[]> {
  const readable: N[] = [];
  for (const notice of notices) {
    const { type, document, locale, field } = notice;
    const draft = field === null ? null : await readDraft(strapi, { type, document, locale });
    const check = draft && createRightsCheck(strapi, userAbility, getContentTypeUid(type), draft);
    if (field === null || (check && canReadField(type, field, check))) readable.push(notice);
  }
  return readable;
}

async function toReadableNotices(strapi: Core.Strapi, { user, userAbility }: Owner, rows: readonly NoticeRow[]): Promise<ReviewNotice[]> {
  const nameOwner = await nameOwners(strapi, rows, user);
  const entries = rows.flatMap((row) => {
    const { kind, type, document, locale, authorName: by } = row;
    const entry = entryQuery.safeParse({ type, document, locale }).data;
    const shown = { by, at: new Date(row.at).toISOString(), meantFor: nameOwner(row), isOwn: row.user === user };
    return entry && isKnownKind(kind) ? [{ ...row, ...entry, ...shown }] : [];
  });
  const readable = await leaveOutHiddenFields(strapi, userAbility, entries);
  // What is to be translated, or was, may have no text in its language yet.
  const isTranslation = ({ kind }: { kind: string }) => kind === 'translate' || kind === unassigned;
  const titled = [
    ...(await addReadableTitles(
      strapi,
      userAbility,
      readable.filter((notice) => !isTranslation(notice)),
    )),
    ...(await addTitlesInAnyLanguage(strapi, userAbility, readable.filter(isTranslation))),
  ];
  return titled.sort((one, other) => other.id - one.id).map((notice) => reviewNotice.parse(notice));
}

/** Reads the rows of a desk, the newest of each part, and the newest first; those on entries and fields that the user may no longer read are left out. */
export async function readOwnNotices(strapi: Core.Strapi, owner: Owner): Promise<ReviewNotice[]> {
  const where = await buildDeskFilter(strapi, owner.user);
  const notices = getTable(strapi, 'notice');
  const rows: NoticeRow[] = [];
  for (const kinds of parts) {
    const ofPart = { $and: [where, { kind: { $in: kinds } }] };
    rows.push(...(await notices.findMany({ where: ofPart, orderBy: { id: 'desc' }, limit: maxShown })));
  }
  return toReadableNotices(strapi, owner, rows);
}

/** Reads all rows of a desk that wait for the letter of the day, the newest first: what came for an absent person waits no longer than the absence. */
export async function readDailyNotices(strapi: Core.Strapi, owner: Owner): Promise<ReviewNotice[]> {
  const where = { $and: [await buildDeskFilter(strapi, owner.user), { user: owner.user, letter: 'daily' }] };
  const rows = await getTable(strapi, 'notice').findMany({ where, orderBy: { id: 'desc' } });
  return toReadableNotices(strapi, owner, rows);
}
