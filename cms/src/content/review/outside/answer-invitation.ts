import type {
  ApprovalReply,
  ApprovalReplyRequest,
  ApprovalReplyResponse,
  ApprovalCodeRequest,
  ApprovalCodeResponse,
} from '@ochiq/contract/wire/shared-draft';
import { getAddressBlock } from '@ochiq/service-kit/client-address';
import type { Core } from '@strapi/strapi';

import { readSecrets } from '../../../env';
import { getTable } from '../../../platform/database/get-table';
import { withWriteLock } from '../../../platform/database/transactions';
import { createReadableCode, isTimingSafeEqual, normalizeTypedCode } from '../../../submissions/forms/readable-codes';
import { derivePurposeKey, hashWithKey } from '../../../submissions/forms/secret-keys';
import { triggerMailWorker } from '../../../submissions/mail/mail-worker';
import { enqueueMails } from '../../../submissions/mail/outbox';
import { buildApprovalCodeMail } from '../../../submissions/mail/review-letters';
import { checkRateLimits } from '../../../submissions/rate-limits/limiter';
import { approvalLimits } from '../../../submissions/rate-limits/limits';
import { getMonthlySalt } from '../../../submissions/rate-limits/salt';
import { findTokenLink, type TokenLinkRow } from '../../shared-drafts/token-links';
import { applyOutsideReply, readInvitedTitle } from './apply-answer';
import { isCodeValid, type OpenedInvitation, openInvitation } from './open-invitation';
import { type InvitationRow, toLinkLocales } from './stored-invitations';

/** How long a code is valid. */
const codeMinutes = 15;
const codeLength = 8;

const hashApprovalCode = (invitation: number, code: string): string =>
  hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'approval-code'), String(invitation), normalizeTypedCode(code));

/** Names a network address in a key of a limit, by a hash that changes every month. */
async function hashAddress(strapi: Core.Strapi, address: string, now: Date): Promise<string> {
  return hashWithKey(await getMonthlySalt(strapi, now), getAddressBlock(address));
}

type OpenedToken = (OpenedInvitation & { link: TokenLinkRow }) | { state: 'over' | 'unknown' };

/** Opens the invitation of a token. Read again in the turn of each write: a link may have been revoked while it waited. */
async function openLink(strapi: Core.Strapi, token: string, now: Date): Promise<OpenedToken> {
  const opened = await findTokenLink(strapi, ['approval'], token, now);
  return opened.state === 'valid' ? { ...(await openInvitation(strapi, opened.link)), link: opened.link } : opened;
}

/** Returns the response about an invitation that takes nothing more; a repeated request gets the answer that counts. */
const refuseLink = (opened: Exclude<OpenedToken, { state: 'open' }>): Extract<ApprovalCodeResponse, { outcome: 'answered' | 'refused' }> =>
  opened.state === 'answered' ? { outcome: 'answered', answer: opened.answer } : { outcome: 'refused', reason: opened.state };

async function enqueueCode(strapi: Core.Strapi, token: string, now: Date): Promise<ApprovalCodeResponse> {
  const opened = await openLink(strapi, token, now);
  if (opened.state !== 'open') return refuseLink(opened);
  const { invitation, link, rounds } = opened;
  const code = createReadableCode(codeLength);
  const codeExpiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  const data = { code: hashApprovalCode(invitation.id, code), codeExpiresAt, codeTries: 0 };
  await getTable(strapi, 'invitation').updateMany({ where: { id: invitation.id }, data });
  const language = toLinkLocales(link)[0];
  if (language === undefined) return { outcome: 'sent' };
  const title = await readInvitedTitle(strapi, rounds, language);
  await enqueueMails(strapi, [buildApprovalCodeMail(language, invitation.email, { title, code, minutes: codeMinutes })], now);
  return { outcome: 'sent' };
}

/** Sends a code to the address that was invited; the former one is worthless then. */
export async function sendApprovalCode(
  strapi: Core.Strapi,
  { token, address }: ApprovalCodeRequest,
  now: Date,
): Promise<ApprovalCodeResponse> {
  const key = `approval/codes-to/${await hashAddress(strapi, address, now)}`;
  if (!(await checkRateLimits(strapi, [{ key, limit: approvalLimits.codesOfAddress }]))) return { outcome: 'refused', reason: 'too-many' };
  // Counted before its turn: the limits have connections of their own.
  const first = await openLink(strapi, token, now);
  if (first.state !== 'open') return refuseLink(first);
  const own = `approval/codes/${String(first.invitation.id)}`;
  if (!(await checkRateLimits(strapi, [{ key: own, limit: approvalLimits.codes }]))) return { outcome: 'refused', reason: 'too-many' };
  const response = await withWriteLock(strapi, () => enqueueCode(strapi, token, now));
  await triggerMailWorker(strapi);
  return response;
}

/** Takes a typed code, which counts as an attempt whatever it is. @returns whether it is the right one */
async function takeCode(strapi: Core.Strapi, invitation: InvitationRow, typed: string, now: Date): Promise<boolean> {
  const { id, code, codeTries } = invitation;
  if (code === null || !isCodeValid(invitation, now)) return false;
  await getTable(strapi, 'invitation').updateMany({ where: { id }, data: { codeTries: codeTries + 1 } });
  return isTimingSafeEqual(hashApprovalCode(id, typed), code);
}

type TakenReply = { answer: ApprovalReply; reason: string; typed: string };

async function takeReply(strapi: Core.Strapi, token: string, taken: TakenReply, now: Date): Promise<ApprovalReplyResponse> {
  const opened = await openLink(strapi, token, now);
  if (opened.state !== 'open') return refuseLink(opened);
  const { invitation, link, rounds } = opened;
  if (!(await takeCode(strapi, invitation, taken.typed, now))) return { outcome: 'problem', problem: 'wrong-code' };
  const { answer, reason } = taken;
  const data = { answer, note: reason, answeredAt: now, code: null, codeExpiresAt: null };
  await getTable(strapi, 'invitation').updateMany({ where: { id: invitation.id }, data });
  await applyOutsideReply(strapi, { invitation, link, rounds, answer, reason, now });
  return { outcome: 'answered', answer };
}

/** Takes the answer of a person outside, whose code proves that they read the letters to the address that was invited. */
export async function takeInvitationReply(strapi: Core.Strapi, request: ApprovalReplyRequest, now: Date): Promise<ApprovalReplyResponse> {
  const { token, address, code: typed, answer } = request;
  const reason = request.reason.trim();
  const key = `approval/answers/${await hashAddress(strapi, address, now)}`;
  if (!(await checkRateLimits(strapi, [{ key, limit: approvalLimits.answersOfAddress }])))
    return { outcome: 'refused', reason: 'too-many' };
  if (answer === 'objected' && reason === '') return { outcome: 'problem', problem: 'no-reason' };
  const response = await withWriteLock(strapi, () => takeReply(strapi, token, { answer, reason, typed }, now));
  await triggerMailWorker(strapi);
  return response;
}
