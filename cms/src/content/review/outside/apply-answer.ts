import { contentTypeNames } from '@ochiq/contract/content-types';
import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import type { ApprovalReply } from '@ochiq/contract/wire/shared-draft';
import type { Core } from '@strapi/strapi';

import { getTypeName } from '../../../platform/panel-words/type-names';
import type { EntryQuery } from '../../history/version';
import type { TokenLinkRow } from '../../shared-drafts/token-links';
import { listConcerned } from '../act-on-review';
import { dropNotices, notifyPeople } from '../notices/notify-people';
import { readEntryReview } from '../read-entry-review';
import { isComplete } from '../review-state';
import { addDecision, setRoundState, type ReviewRound } from '../review-rounds';
import { recordOutside } from './record-outside';
import type { InvitationRow } from './stored-invitations';

function toEntry({ type: name, document, locale }: ReviewRound): EntryQuery | null {
  const type = contentTypeNames.find((one) => one === name);
  return type !== undefined && isLocale(locale) ? { type, document, locale } : null;
}

/** Reads what an invitation is about, as its letters call it. */
export async function readInvitedTitle(strapi: Core.Strapi, rounds: readonly ReviewRound[], language: Locale | undefined): Promise<string> {
  const own = rounds.find(({ locale }) => locale === language) ?? rounds[0];
  const entry = own ? toEntry(own) : null;
  if (!entry) return '';
  const title = (await readEntryReview(strapi, entry))?.title ?? '';
  return title === '' ? getTypeName(entry.type)[entry.locale] : title;
}

type OutsideReply = {
  invitation: InvitationRow;
  link: TokenLinkRow;
  rounds: readonly ReviewRound[];
  answer: ApprovalReply;
  reason: string;
  now: Date;
};

async function applyToRound(strapi: Core.Strapi, round: ReviewRound, given: OutsideReply): Promise<void> {
  const { invitation, link, answer, reason, now } = given;
  const entry = toEntry(round);
  const before = entry && (await readEntryReview(strapi, entry));
  if (!entry || !before) return;
  // With its state as it is before the answer: an objection ends the round.
  const concerned = [...(await listConcerned(strapi, before)), link.author];
  const author = { id: null, name: invitation.name };
  await addDecision(strapi, round.id, { kind: answer, author, invitedBy: link.author, note: reason, at: now });
  if (answer === 'objected') {
    await setRoundState(strapi, round.id, 'changes-asked', now);
    await dropNotices(strapi, entry, ['submitted', 'approved', 'agreed']);
  } else {
    const after = await readEntryReview(strapi, entry);
    if (after && isComplete(after.missing)) await dropNotices(strapi, entry, ['submitted']);
  }
  const { type, document, locale } = entry;
  await recordOutside(strapi, {
    action: answer === 'agreed' ? 'agree' : 'object',
    type,
    document,
    locales: [locale],
    rounds: [round],
    invitation,
  });
  await notifyPeople(strapi, concerned, { kind: answer, entry, draft: before.draft, title: before.title, by: author, note: reason });
}

/** Carries out what a person outside has answered, for each language that was asked about. */
export async function applyOutsideReply(strapi: Core.Strapi, given: OutsideReply): Promise<void> {
  for (const round of given.rounds) await applyToRound(strapi, round, given);
}
