import { contentTypeNames } from '@ochiq/contract/content-types';
import { findFiles } from '@ochiq/contract/fields/entry-values';
import { isLocale } from '@ochiq/contract/routing/locales';
import type {
  SharedDraftFileRequest,
  SharedDraftRefusal,
  SharedDraftRequest,
  SharedDraftResponse,
} from '@ochiq/contract/wire/shared-draft';
import { getAddressBlock } from '@ochiq/service-kit/client-address';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { checkRateLimits } from '../../submissions/rate-limits/limiter';
import { sharedDraftLimit } from '../../submissions/rate-limits/limits';
import { getMonthlySalt } from '../../submissions/rate-limits/salt';
import { hashWithKey } from '../../submissions/forms/secret-keys';
import { renderSaved } from '../preview/render-typed';
import { readVersions } from '../publish-validation/contract-issues';
import { recordOpening, type OpenedInvitation, openInvitation, toApprovalForm } from '../review/outside/open-invitation';
import { getNoticeText } from './shared-draft-texts';
import { countOpening, findTokenLink, type TokenLinkRow } from './token-links';

const refuse = (reason: SharedDraftRefusal): SharedDraftResponse => ({ outcome: 'refused', reason });

/** Counts a request of an address; pages and files are counted apart, since a page has many. */
async function isWithinLimit(strapi: Core.Strapi, kind: 'page' | 'file', address: string, now: Date): Promise<boolean> {
  const key = `draft/${kind}/${hashWithKey(await getMonthlySalt(strapi, now), getAddressBlock(address))}`;
  return checkRateLimits(strapi, [{ key, limit: sharedDraftLimit[kind] }]);
}

const findType = ({ type }: TokenLinkRow) => contentTypeNames.find((name) => name === type);

type Invitation = Extract<OpenedInvitation, { state: 'open' }>['invitation'];

/** Opens what a person outside is asked to agree with: `null` where a link is for reading only. */
async function openApproval(strapi: Core.Strapi, link: TokenLinkRow): Promise<Invitation | SharedDraftResponse | null> {
  if (link.purpose !== 'approval') return null;
  const invited = await openInvitation(strapi, link);
  if (invited.state === 'answered') return { outcome: 'answered', answer: invited.answer };
  return invited.state === 'open' ? invited.invitation : refuse('other-version');
}

/**
 * Returns the page of a draft for whom its link was given, in a language that the link is about: as it is saved now, or for a
 * person who is asked to agree with it, exactly the version that was submitted.
 */
export async function showSharedDraft(strapi: Core.Strapi, request: SharedDraftRequest, now: Date): Promise<SharedDraftResponse> {
  const { token, locale, address, isOpening } = request;
  if (!(await isWithinLimit(strapi, 'page', address, now))) return refuse('too-many');
  const opened = await findTokenLink(strapi, ['preview', 'approval'], token, now);
  if (opened.state !== 'valid') return refuse(opened.state);
  const { link } = opened;
  const invitation = await openApproval(strapi, link);
  if (invitation !== null && 'outcome' in invitation) return invitation;
  const type = findType(link);
  if (type === undefined || !link.locales.split(',').includes(locale)) return refuse('no-page');
  const notice = getNoticeText(locale, new Date(link.expiresAt));
  const page = await renderSaved(strapi, { type, document: link.document, locale }, notice);
  if (page === 'gone') return refuse('no-page');
  if (page === null) return refuse('not-now');
  if (isOpening) await countOpening(strapi, link, now);
  const shown = { outcome: 'shown' as const, html: page.html, files: [...page.files] };
  if (invitation === null) return shown;
  if (isOpening) await recordOpening(strapi, link, invitation, now);
  return { ...shown, approval: toApprovalForm(invitation, link, now) };
}

/** Tells whether a published name is that of a file with a hash: the instant of its change and a width follow. */
const isNameOf = (file: string, hash: string) => file.startsWith(`media/${hash}-`) || file.startsWith(`media/${hash}.`);

/** Tells whether the draft of a link has a file, in one of the languages that it is about. */
async function hasFile(strapi: Core.Strapi, link: TokenLinkRow, file: string): Promise<boolean> {
  const type = findType(link);
  if (type === undefined) return false;
  const locale = link.locales.split(',').filter(isLocale);
  const drafts = await readVersions(strapi, type, { documentId: link.document, locale, status: 'draft' });
  return drafts.some((draft) => findFiles(type, draft).some(({ hash }) => isNameOf(file, hash)));
}

const fileTimeoutMs = 10_000;

/** Reads a file of a draft from the publisher, which has it in memory since it rendered the page; `null` where there is none. */
export async function readSharedDraftFile(strapi: Core.Strapi, request: SharedDraftFileRequest, now: Date): Promise<Buffer | null> {
  const { token, file, address } = request;
  const { PUBLISHER_URL: publisher, SITE_URL: siteUrl } = settings;
  if (publisher === undefined || siteUrl === undefined || !(await isWithinLimit(strapi, 'file', address, now))) return null;
  const opened = await findTokenLink(strapi, ['preview', 'approval'], token, now);
  if (opened.state !== 'valid' || !(await hasFile(strapi, opened.link, file))) return null;
  // A later draft has files that a person outside was not asked about.
  if (opened.link.purpose === 'approval' && (await openInvitation(strapi, opened.link)).state !== 'open') return null;
  try {
    const base = new URL(siteUrl).pathname.replace(/\/$/u, '');
    const response = await fetch(new URL(`${base}/${file}`, publisher), { redirect: 'error', signal: AbortSignal.timeout(fileTimeoutMs) });
    return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
