import type { ApprovalReply, ApprovalForm } from '@ochiq/contract/wire/shared-draft';
import { contentTypeNames } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../../platform/database/get-table';
import { withWriteLock } from '../../../platform/database/transactions';
import type { TokenLinkRow } from '../../shared-drafts/token-links';
import { readDraft } from '../read-entry-review';
import type { ReviewRound } from '../review-rounds';
import { readFileStates } from '../file-states';
import { hashVersion } from '../version-hash';
import { findInvitedRounds, type InvitationRow, toLinkLocales } from './stored-invitations';
import { recordOutside } from './record-outside';

/** What the link of an invitation opens. */
export type OpenedInvitation =
  | { state: 'open'; invitation: InvitationRow; rounds: readonly ReviewRound[] }
  | { state: 'answered'; answer: ApprovalReply }
  | { state: 'other-version' };

/** Returns whether the draft is still what was submitted: looked at here as well, since readers outside must never see another one. */
async function isUnchanged(strapi: Core.Strapi, { type: name, document, locale, hash, state }: ReviewRound): Promise<boolean> {
  const type = contentTypeNames.find((one) => one === name);
  if (state !== 'open' || type === undefined || !isLocale(locale)) return false;
  const draft = await readDraft(strapi, { type, document, locale });
  return draft !== null && hashVersion(type, draft, await readFileStates(strapi, draft)) === hash;
}

/** Opens the invitation of a link that is valid. */
export async function openInvitation(strapi: Core.Strapi, link: TokenLinkRow): Promise<OpenedInvitation> {
  const invitation = await getTable(strapi, 'invitation').findOne({ where: { link: link.id } });
  if (!invitation) return { state: 'other-version' };
  const { answer } = invitation;
  if (answer === 'agreed' || answer === 'objected') return { state: 'answered', answer };
  const rounds = await findInvitedRounds(strapi, invitation);
  if (rounds.length === 0) return { state: 'other-version' };
  for (const round of rounds) if (!(await isUnchanged(strapi, round))) return { state: 'other-version' };
  return { state: 'open', invitation, rounds };
}

/** Hides most letters of an address, which a link that was passed on must not reveal. */
export function hideAddress(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${host}`;
}

/** How often a code may be typed until it is worthless. */
const maxTries = 5;

/** Returns whether the code that was sent last can still be typed: in its time, and not too often before. */
export const isCodeValid = ({ code, codeExpiresAt, codeTries }: InvitationRow, now: Date): boolean =>
  code !== null && codeExpiresAt !== null && now < new Date(codeExpiresAt) && codeTries < maxTries;

/** Describes the form for the invited person. */
export const toApprovalForm = (invitation: InvitationRow, link: TokenLinkRow, now: Date): ApprovalForm => ({
  step: isCodeValid(invitation, now) ? 'code' : 'ask',
  name: invitation.name,
  email: hideAddress(invitation.email),
  locales: toLinkLocales(link),
});

/** Notes that a link was opened, by the invited person or another one who has it: the first time is recorded. */
export async function recordOpening(strapi: Core.Strapi, link: TokenLinkRow, invitation: InvitationRow, now: Date): Promise<void> {
  if (invitation.openedAt !== null) return;
  await withWriteLock(strapi, async () => {
    const where = { id: invitation.id, openedAt: { $null: true } };
    const { count } = await getTable(strapi, 'invitation').updateMany({ where, data: { openedAt: now } });
    if (count === 0) return;
    const { type, document } = invitation;
    const rounds = await findInvitedRounds(strapi, invitation);
    await recordOutside(strapi, { action: 'open', type, document, locales: toLinkLocales(link), rounds, invitation });
  });
}
