import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../../platform/database/get-table';
import type { TokenLinkRow } from '../../shared-drafts/token-links';
import type { ReviewInvitation } from '../review';
import { findRounds, formatIds, parseIds, type ReviewRound } from '../review-rounds';

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof getTable<'invitation'>>['findMany']>>[number];

export type NewInvitation = { link: number; type: string; document: string; rounds: readonly number[]; name: string; email: string };

/** Adds an invitation. */
export async function addInvitation(strapi: Core.Strapi, { rounds, ...invited }: NewInvitation): Promise<void> {
  await getTable(strapi, 'invitation').create({
    data: {
      ...{ ...invited, rounds: formatIds(rounds), openedAt: null, code: null, codeExpiresAt: null, codeTries: 0 },
      ...{ answer: null, note: '', answeredAt: null },
    },
  });
}

export const toLinkLocales = ({ locales }: TokenLinkRow): Locale[] => locales.split(',').filter(isLocale);

/** Finds what an invitation is about. */
export const findInvitedRounds = (strapi: Core.Strapi, { rounds }: InvitationRow): Promise<ReviewRound[]> =>
  findRounds(strapi, parseIds(rounds));

/** Finds an invitation and its link; `null` where there is none with this number. */
export async function findInvitation(strapi: Core.Strapi, id: number): Promise<{ invitation: InvitationRow; link: TokenLinkRow } | null> {
  const invitation = await getTable(strapi, 'invitation').findOne({ where: { id } });
  const link = invitation && (await getTable(strapi, 'token-link').findOne({ where: { id: invitation.link } }));
  return link ? { invitation, link } : null;
}

const toInstant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

function toState(
  { answer }: InvitationRow,
  { revokedAt, expiresAt }: TokenLinkRow,
  rounds: readonly ReviewRound[],
  now: Date,
): ReviewInvitation['state'] {
  if (answer === 'agreed' || answer === 'objected') return answer;
  if (revokedAt !== null) return 'revoked';
  if (now >= new Date(expiresAt)) return 'expired';
  return rounds.every(({ state }) => state === 'open') ? 'valid' : 'other-version';
}

/** Lists the invitations of a document that are about a language, the newest first. */
export async function listInvitations(
  strapi: Core.Strapi,
  { type, document, locale }: { type: string; document: string; locale: Locale },
  now: Date,
): Promise<ReviewInvitation[]> {
  const rows = await getTable(strapi, 'invitation').findMany({ where: { document, type }, orderBy: { id: 'desc' }, limit: 50 });
  if (rows.length === 0) return [];
  const links = await getTable(strapi, 'token-link').findMany({ where: { id: { $in: rows.map(({ link }) => link) } } });
  const rounds = await findRounds(strapi, [...new Set(rows.flatMap((row) => parseIds(row.rounds)))]);
  return rows.flatMap((row): ReviewInvitation[] => {
    const link = links.find(({ id }) => id === row.link);
    if (!link || !toLinkLocales(link).includes(locale)) return [];
    const own = rounds.filter(({ id }) => parseIds(row.rounds).includes(id));
    return [
      {
        ...{ id: row.id, name: row.name, email: row.email, locales: toLinkLocales(link), by: link.authorName, opened: link.opened },
        ...{ at: new Date(link.madeAt).toISOString(), until: new Date(link.expiresAt).toISOString(), note: row.note },
        ...{ state: toState(row, link, own, now), openedAt: toInstant(row.openedAt), answeredAt: toInstant(row.answeredAt) },
      },
    ];
  });
}
