import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { defaultLocale, isLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import { getTypeName } from '../../platform/panel-words/type-names';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getAdminService } from '../../platform/strapi/admin-services';
import { createRefusal } from '../../platform/strapi/refusal';
import { buildHandoverMail } from '../../submissions/mail/handover-letter';
import { enqueueMails } from '../../submissions/mail/outbox';
import { readPanelAbility, listSuperAdmins } from '../../content/review/reviewers';
import { type WorkEntry, workKinds } from '../absences/absence';
import { endAbsence } from '../absences/store-absence';
import { type PanelAccount, readAccounts } from '../audit/panel-accounts';
import { recordAudit } from '../audit/record-audit';
import { getPanelUsers, isSuperAdmin, type PanelUser, requireActiveUser } from '../second-factor/panel-people';
import { type LeavingInput, type LeavingRefusal, needsSuccessor } from './leaving';
import { addWorkTitles, formatWork, listWorkOwners, type OpenRows, readOpenRows, readOpenWork } from './open-work';
import { moveLinks, moveNotices, moveReviews, moveTranslations } from './move-work';
import { leavingRefusalTexts } from './refusal-texts';

/** Creates the refusal that the user reads. */
export const createLeavingRefusal = (strapi: Core.Strapi, refusal: keyof typeof leavingRefusalTexts): Error =>
  createRefusal(translateForEditor(strapi, leavingRefusalTexts[refusal]));

/** Finds why a person can't be let go, whatever their work; `null` where they can. A blocked account leaves as well: its work and links stay without that. */
export async function findLeavingRefusal(strapi: Core.Strapi, by: PanelUser, person: PanelAccount): Promise<LeavingRefusal | null> {
  if (person.id === by.id) return 'self';
  const row = await getPanelUsers(strapi).findOne({ where: { id: person.id }, populate: ['roles'] });
  if (!row || !isSuperAdmin(row)) return null;
  const others = (await listSuperAdmins(strapi)).filter(({ id }) => id !== person.id);
  if (others.length === 0) return 'last-super-admin';
  return isSuperAdmin(by) ? null : 'super-admin';
}

/** @throws a refusal: work is open and no person is to have it, or the one who is can't */
async function requireSuccessor(strapi: Core.Strapi, { person, successor }: LeavingInput, work: readonly WorkEntry[]): Promise<void> {
  if (successor === null) {
    if (needsSuccessor(work)) throw createLeavingRefusal(strapi, 'successor-needed');
    return;
  }
  const [account] = await readAccounts(strapi, [successor]);
  if (successor === person || account?.isActive !== true) throw createLeavingRefusal(strapi, 'successor');
}

/** Lists the work that the successor has: neither links that are revoked, nor translations that they may not make. */
const listHandedOver = (work: readonly WorkEntry[], ended: OpenRows['translations'], handsOverLinks: boolean): WorkEntry[] =>
  work.filter(({ kind, type, document, locale }) => {
    if (kind === 'link') return handsOverLinks;
    return kind !== 'translation' || !ended.some((row) => row.type === type && row.document === document && row.locale === locale);
  });

/** Ends the absences of a person who leaves: as the one who is away, and as the one who stands in. */
async function endAbsences(strapi: Core.Strapi, user: number, now: Date): Promise<void> {
  const where = { $or: [{ user }, { standIn: user }], endedAt: { $null: true }, untilDay: { $gte: toTashkentDay(now) } };
  for (const row of await getTable(strapi, 'absence').findMany({ where })) await endAbsence(strapi, row, now);
}

/** Stores who has the work of a person who left, also what they had of others who left before. */
async function storeHandover(
  strapi: Core.Strapi,
  { user, successor }: { user: PanelAccount; successor: number | null },
  work: readonly WorkEntry[],
  now: Date,
): Promise<void> {
  const rows = getTable(strapi, 'handover');
  await rows.deleteMany({ where: { user: user.id } });
  if (successor === null) {
    await rows.deleteMany({ where: { successor: user.id } });
    return;
  }
  await rows.updateMany({ where: { successor: user.id }, data: { successor } });
  // Who leaves again has no work of a person who comes back.
  await rows.deleteMany({ where: { user: successor, successor } });
  const data = { user: user.id, userName: user.name, successor, work: formatWork(work), at: now, seenAt: null };
  await rows.create({ data });
}

/** Writes to the successor what they have now. */
async function notifySuccessor(strapi: Core.Strapi, successor: number, name: string, work: readonly WorkEntry[], now: Date): Promise<void> {
  const row = await getPanelUsers(strapi).findOne({ where: { id: successor } });
  // Without a mail server letters would wait until they say nothing new.
  if (!row || settings.SMTP_URL === undefined) return;
  const language = isLocale(row.preferedLanguage) ? row.preferedLanguage : defaultLocale;
  const titled = await addWorkTitles(strapi, await readPanelAbility(strapi, successor), work);
  const news = { name, work: titled.map((entry) => ({ ...entry, typeName: getTypeName(entry.type)[language] })) };
  await enqueueMails(strapi, [buildHandoverMail(language, row.email, news)], now);
}

/** Records what was done with the account, as the panel's form of it is recorded, and what was handed over. */
async function recordLeaving(strapi: Core.Strapi, person: PanelAccount, input: LeavingInput, work: readonly WorkEntry[]): Promise<void> {
  const subject = { type: 'user', id: String(person.id), title: person.name, locale: null };
  const [successor] = input.successor === null ? [] : await readAccounts(strapi, [input.successor]);
  const counts = Object.fromEntries(workKinds.map((kind) => [kind, work.filter((entry) => entry.kind === kind).length]));
  const account = { action: 'update', fields: ['isActive'], roles: person.roles, isActive: false };
  await recordAudit(strapi, [
    { kind: 'leaving', subject, details: { ...counts, successor: successor?.name ?? null, handsOverLinks: input.handsOverLinks } },
  ]);
  if (!person.isActive) return;
  await recordAudit(strapi, [
    { kind: 'user', subject, details: account },
    { kind: 'sign-out', subject, details: { reason: 'locked' } },
  ]);
}

/**
 * Lets a person leave, all in one transaction: the work is handed over, links, absences and tokens end, and the account is
 * deactivated, by which its sessions, remembered browsers and passkeys end. Plans stay. What is ended here does not come back
 * where the account is activated again.
 * @throws a refusal that says what to do
 */
export const processLeaving = (strapi: Core.Strapi, by: PanelUser, input: LeavingInput, now: Date): Promise<void> =>
  withWriteLock(strapi, async () => {
    const { person: user, successor, handsOverLinks } = input;
    await requireActiveUser(strapi, by.id);
    const [person] = await readAccounts(strapi, [user]);
    if (!person) throw new errors.NotFoundError('There is no such account');
    const refusal = await findLeavingRefusal(strapi, by, person);
    if (refusal !== null) throw createLeavingRefusal(strapi, refusal);
    const owners = await listWorkOwners(strapi, user);
    const rows = await readOpenRows(strapi, owners, now);
    const work = await readOpenWork(strapi, owners, rows);
    await requireSuccessor(strapi, input, work);
    // First: what the person lends to the successor ends, and by it they may approve nothing.
    await endAbsences(strapi, user, now);
    await moveReviews(strapi, rows, owners, successor);
    const ended = await moveTranslations(strapi, rows, successor);
    const handedOver = listHandedOver(work, ended, handsOverLinks);
    await moveLinks(strapi, rows, successor, handsOverLinks);
    await moveNotices(strapi, owners, successor);
    await storeHandover(strapi, { user: person, successor }, handedOver, now);
    await getAdminService(strapi, 'api-token-admin').deleteTokensForUser(user);
    await recordLeaving(strapi, person, input, handedOver);
    // Last: from here on the account has no session by which to change something of the above.
    if (person.isActive) await getPanelUsers(strapi).update({ where: { id: user }, data: { isActive: false } });
    if (successor !== null) await notifySuccessor(strapi, successor, person.name, handedOver, now);
  });
