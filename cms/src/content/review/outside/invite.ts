import { contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import { getSharedDraftPath } from '@ochiq/contract/wire/shared-draft';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type * as z from 'zod';

import { settings } from '../../../env';
import { limitToAbsences } from '../../../people/absences/limit-to-absences';
import { getPanelUsers } from '../../../people/second-factor/panel-people';
import { withWriteLock } from '../../../platform/database/transactions';
import { translateForEditor } from '../../../platform/panel-words/translate-for-editor';
import { getTypeName } from '../../../platform/panel-words/type-names';
import { createRefusal } from '../../../platform/strapi/refusal';
import { addDaysToInstant } from '../../../submissions/forms/days';
import { enqueueMails } from '../../../submissions/mail/outbox';
import { buildInvitationMail } from '../../../submissions/mail/review-letters';
import { hashWithKey } from '../../../submissions/forms/secret-keys';
import { checkRateLimits } from '../../../submissions/rate-limits/limiter';
import { mailLimit } from '../../../submissions/rate-limits/limits';
import { getMonthlySalt } from '../../../submissions/rate-limits/salt';
import { listAllowedFields } from '../../history/allowed-fields';
import { toAuthor } from '../../history/origin';
import { type EntryQuery, entryQuery } from '../../history/version';
import { requireMachineTextsRead } from '../../machine-translation/unread-texts';
import { formatMinute } from '../../schedule/minute';
import { createTokenLink, revokeTokenLink } from '../../shared-drafts/token-links';
import { requireAction, requireEntryReview } from '../act-on-review';
import { type EntryReview, readEntryReview } from '../read-entry-review';
import { createReviewRefusal } from '../review-refusal';
import type { invitationInput, ReviewResponse } from '../review';
import { findReviewRefusal } from '../review-state';
import { canReview } from '../reviewers';
import { checkDraft, type PanelState, readReviewer, requireReadable, toActionContext } from '../reviewing-person';
import { addInvitation, findInvitation, findInvitedRounds, toLinkLocales } from './stored-invitations';
import { recordOutside } from './record-outside';

const tooManyLetters: Localized<string> = {
  uz: 'Bu manzilga bugun juda koʻp taklif yuborildi: ertaga qayta urining',
  ru: 'На этот адрес сегодня отправлено слишком много приглашений: повторите попытку завтра',
  en: 'Too many invitations were sent to this address today: try again tomorrow',
};

/** Returns whether a user may read all of a draft: a page hides no field. */
function canReadAll(strapi: Core.Strapi, panel: PanelState, review: EntryReview): boolean {
  const { type } = review.entry;
  const check = checkDraft(strapi, panel, review);
  return listAllowedFields(type, (path) => check('read', path)).length === Object.keys(contentTypes[type].fields).length;
}

/** Lists what an invitation is about: this version, and those of the other languages of which the user may invite, where these are wanted. */
async function listInvited(strapi: Core.Strapi, panel: PanelState, review: EntryReview, isOfAll: boolean): Promise<EntryReview[]> {
  const invited = [review];
  for (const locale of isOfAll ? localeCodes.filter((code) => code !== review.entry.locale) : []) {
    const other = await readEntryReview(strapi, { ...review.entry, locale });
    if (!other) continue;
    const refusal = findReviewRefusal('invite', await readReviewer(strapi, panel, other), toActionContext(other));
    if (refusal === null && canReadAll(strapi, panel, other)) invited.push(other);
  }
  return localeCodes.flatMap((code) => invited.filter(({ entry }) => entry.locale === code));
}

/** @throws a refusal: the address belongs to an account of the panel, or gets too many letters */
async function checkAddress(strapi: Core.Strapi, email: string): Promise<void> {
  if ((await getPanelUsers(strapi).count({ where: { email: { $eqi: email } } })) > 0) throw createReviewRefusal(strapi, 'panel-account');
  const hash = hashWithKey(await getMonthlySalt(strapi, new Date()), email.toLowerCase());
  const isWithin = await checkRateLimits(strapi, [{ key: `review/invitation/${hash}`, limit: mailLimit }]);
  if (!isWithin) throw createRefusal(translateForEditor(strapi, tooManyLetters));
}

/**
 * Invites a person outside to agree with a version, or to object: by a letter with a link that opens this version alone.
 * @returns the addresses of the page by language, which are nowhere afterwards
 */
export async function createInvitation(
  strapi: Core.Strapi,
  panel: PanelState,
  input: z.output<typeof invitationInput>,
): Promise<ReviewResponse['made']> {
  const { SITE_URL: siteUrl } = settings;
  const { name, email, days, isOfAll } = input;
  const first = await requireEntryReview(strapi, input);
  await requireAction(strapi, panel, first, 'invite', input.version);
  if (siteUrl === undefined) throw createReviewRefusal(strapi, 'no-link');
  if (!canReadAll(strapi, panel, first)) throw createReviewRefusal(strapi, 'no-right');
  await checkAddress(strapi, email);
  return withWriteLock(strapi, async () => {
    const review = await requireEntryReview(strapi, input);
    await requireAction(strapi, panel, review, 'invite', input.version);
    const { type, document, locale } = review.entry;
    const invited = await listInvited(strapi, panel, review, isOfAll);
    for (const { entry } of invited) await requireMachineTextsRead(strapi, entry);
    const locales = invited.map(({ entry }) => entry.locale);
    const rounds = invited.flatMap(({ round }) => round?.id ?? []);
    const [now, author] = [new Date(), toAuthor(panel.user)];
    const expiresAt = await limitToAbsences(strapi, author.id, { now, until: addDaysToInstant(now, days) }, async (userAbility) => {
      for (const one of invited)
        if (
          !(await canReview(strapi, userAbility, getContentTypeUid(type), one.draft)) ||
          !canReadAll(strapi, { ...panel, userAbility }, one)
        )
          return false;
      return true;
    });
    const { id: link, token } = await createTokenLink(strapi, { purpose: 'approval', type, document, locales, author, expiresAt }, now);
    await addInvitation(strapi, { link, type, document, rounds, name, email });
    const versions = invited.flatMap(({ round }) => round ?? []);
    await recordOutside(strapi, { action: 'invite', type, document, locales, rounds: versions, invitation: { name, email } });
    const made = locales.map((one) => ({ locale: one, address: `${siteUrl.replace(/\/$/u, '')}${getSharedDraftPath(one, token)}` }));
    const news = {
      ...{ name, by: author.name, until: formatMinute(expiresAt.toISOString()), site: new URL(siteUrl).host },
      title: review.title === '' ? getTypeName(type)[locale] : review.title,
      link: made.find((one) => one.locale === locale)?.address ?? '',
    };
    await enqueueMails(strapi, [buildInvitationMail(locale, email, news)], now);
    return made;
  });
}

/** Revokes an invitation, by who made it or who may approve the entry. @returns the entry that it is about */
export async function revokeInvitation(strapi: Core.Strapi, panel: PanelState, id: number, locale: unknown): Promise<EntryQuery> {
  const match = await findInvitation(strapi, id);
  const locales = match ? toLinkLocales(match.link) : [];
  const shown = locales.find((code) => code === locale) ?? locales[0];
  const entry = match && entryQuery.safeParse({ type: match.invitation.type, document: match.invitation.document, locale: shown }).data;
  const review = entry && (await readEntryReview(strapi, entry));
  if (!match || !review) throw new errors.NotFoundError('There is no such invitation');
  requireReadable(strapi, panel, review);
  const { link, invitation } = match;
  const mayReview = await canReview(strapi, panel.userAbility, getContentTypeUid(entry.type), review.draft);
  const isPerson = panel.auth?.strategy?.name === 'admin';
  if (!isPerson || !(mayReview || link.author === panel.user.id)) throw createReviewRefusal(strapi, 'no-right');
  if (link.revokedAt !== null) return entry;
  await withWriteLock(strapi, async () => {
    await revokeTokenLink(strapi, link.id, new Date());
    const { type, document } = entry;
    const rounds = await findInvitedRounds(strapi, invitation);
    await recordOutside(strapi, { action: 'revoke', type, document, locales, rounds, invitation });
  });
  return entry;
}
