import { createHash, randomBytes } from 'node:crypto';

import { sharedDraftTokenBytes } from '@ochiq/contract/wire/shared-draft';
import type { Core } from '@strapi/strapi';

import { recordAudit } from '../../people/audit/record-audit';
import { requireActiveUser } from '../../people/second-factor/panel-people';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import type { EntryQuery } from '../history/version';

/** A row of the table: an entry that is shown to whom a link was given. */
export type TokenLinkRow = Awaited<ReturnType<ReturnType<typeof getTable<'token-link'>>['findMany']>>[number];

/** What a link is for: to read a draft, or to agree with a version of it. */
export type LinkPurpose = 'preview' | 'approval';

/** A link as it is made. */
export type NewTokenLink = Omit<EntryQuery, 'locale'> & {
  purpose: LinkPurpose;
  locales: readonly string[];
  author: { id: number; name: string };
  expiresAt: Date;
};

/** Hashes a token: the table opens no link. It needs no salt and no slow hash, since a token is random. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a link. @returns its number, and its token, which is nowhere afterwards */
export async function createTokenLink(strapi: Core.Strapi, link: NewTokenLink, now: Date): Promise<{ id: number; token: string }> {
  const { purpose, type, document, locales, author, expiresAt } = link;
  const token = randomBytes(sharedDraftTokenBytes).toString('base64url');
  const { id } = await withWriteLock(strapi, async () => {
    await requireActiveUser(strapi, author.id);
    const row = await getTable(strapi, 'token-link').create({
      data: {
        ...{ purpose, type, document, expiresAt, hash: hashToken(token), locales: locales.join(',') },
        ...{ author: author.id, authorName: author.name, madeAt: now, revokedAt: null, opened: 0, openedAt: null },
      },
    });
    const subject = { type, id: document, title: null, locale: locales.length === 1 ? (locales[0] ?? null) : null };
    const details = { locales, until: expiresAt.toISOString() };
    // An invitation is recorded with the name of who is invited.
    if (purpose === 'preview') await recordAudit(strapi, [{ kind: 'shared-draft', subject, details }]);
    return row;
  });
  return { id, token };
}

/** A link that a token opens; `over` where its time has passed or it was revoked, `unknown` where there is none. */
export type OpenedLink = { state: 'valid'; link: TokenLinkRow } | { state: 'over' | 'unknown' };

/** Finds what a token opens, for some purposes. All outcomes cost the same: one look-up by the hash. */
export async function findTokenLink(strapi: Core.Strapi, purposes: readonly LinkPurpose[], token: string, now: Date): Promise<OpenedLink> {
  const link = await getTable(strapi, 'token-link').findOne({ where: { hash: hashToken(token) } });
  if (!link || !purposes.some((purpose) => purpose === link.purpose)) return { state: 'unknown' };
  return link.revokedAt === null && now < new Date(link.expiresAt) ? { state: 'valid', link } : { state: 'over' };
}

/** Counts that a link was opened. */
export async function countOpening(strapi: Core.Strapi, { id }: TokenLinkRow, now: Date): Promise<void> {
  // In the database, so that none of two at once is lost.
  await strapi.db.connection('ochiq_token_link').where({ id }).increment('opened', 1);
  await getTable(strapi, 'token-link').updateMany({ where: { id }, data: { openedAt: now } });
}

/** Lists the links of a document for a purpose, the newest first. */
export const listTokenLinks = (
  strapi: Core.Strapi,
  purpose: LinkPurpose,
  { type, document }: Omit<EntryQuery, 'locale'>,
): Promise<readonly TokenLinkRow[]> =>
  getTable(strapi, 'token-link').findMany({ where: { purpose, type, document }, orderBy: { id: 'desc' }, limit: 50 });

/** Finds a link by its number. */
export const findTokenLinkById = (strapi: Core.Strapi, id: number): Promise<TokenLinkRow | null> =>
  getTable(strapi, 'token-link').findOne({ where: { id } });

/** Revokes a link; nothing happens to one that is revoked already. */
export async function revokeTokenLink(strapi: Core.Strapi, id: number, now: Date): Promise<void> {
  await withWriteLock(strapi, async () => {
    const links = getTable(strapi, 'token-link');
    const { count } = await links.updateMany({ where: { id, revokedAt: { $null: true } }, data: { revokedAt: now } });
    const link = count === 0 ? null : await links.findOne({ where: { id } });
    if (link?.purpose !== 'preview') return;
    const locales = link.locales.split(',');
    const subject = { type: link.type, id: link.document, title: null, locale: locales.length === 1 ? link.locales : null };
    await recordAudit(strapi, [{ kind: 'shared-draft-revoke', subject, details: { locales } }]);
  });
}

/** How long links that are over are listed, and answered as such. */
const retentionDays = 90;

/** Deletes links to drafts that were over long ago; those of invitations are deleted with these. */
export async function purgeTokenLinks(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1000);
  await getTable(strapi, 'token-link').deleteMany({ where: { purpose: 'preview', expiresAt: { $lt: before } } });
}
