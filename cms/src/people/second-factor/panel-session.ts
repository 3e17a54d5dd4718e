import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { getRows } from '../../platform/strapi/rows';
import { getStaffProvider } from '../staff-oidc/staff-provider';
import { getPanelUsers, isFactorRequired, type PanelUser } from './panel-people';
import type { SignInState } from './second-factor';
import { findFactor } from './stored-factors';

/** Strapi's row of a session, version 5.54.0. */
type SessionRow = { sessionId: string; childId: string | null; metadata: unknown };
/** A user of the panel, and the session of theirs in which they ask. */
export type SessionOwner = { user: number; session: string };

/**
 * How the provider has opened a session: when it has asked the person themselves, in milliseconds, which is a proof for a while
 * (`null` where it does not say), and whether for what counts as a second factor.
 */
const providerMark = z.object({ at: z.number().nullable(), hasFactor: z.boolean() });
export type ProviderMark = z.output<typeof providerMark>;
const metadataShape = z.looseObject({
  deviceName: z.string().optional(),
  ochiqSecondFactor: z.int().optional(),
  ochiqProvider: providerMark.optional(),
});

const getSessions = (strapi: Core.Strapi) => getRows<SessionRow>(strapi, 'admin::session');
const parseMetadata = (metadata: unknown) => metadataShape.safeParse(metadata).data ?? {};

/** Parses an access token of the panel; `null` for any other token, and one that has run out. */
export function parseAccessToken(strapi: Core.Strapi, token: string): SessionOwner | null {
  const { payload } = strapi.sessionManager('admin').validateAccessToken(token);
  return payload && { user: Number(payload.userId), session: payload.sessionId };
}

/** Parses a header as Strapi's strategy for sessions of the panel does: a token that it would take is never overlooked. */
export function parseAuthorization(strapi: Core.Strapi, header: string): SessionOwner | null {
  const [scheme = '', token = '', ...others] = header.split(/\s+/u);
  return scheme.toLowerCase() === 'bearer' && others.length === 0 ? parseAccessToken(strapi, token) : null;
}

/**
 * Marks a session as one in which a second factor was shown. The mark is a part of what Strapi hands on whenever it
 * renews a session under another id; a renewal that came in between is marked, too.
 */
export async function markSession(strapi: Core.Strapi, sessionId: string, factor: number): Promise<void> {
  for (let id: string | null = sessionId; id !== null;) {
    const row: SessionRow | null = await getSessions(strapi).findOne({ where: { sessionId: id } });
    if (!row) return;
    const metadata = { ...parseMetadata(row.metadata), ochiqSecondFactor: factor };
    await getSessions(strapi).update({ where: { sessionId: id }, data: { metadata } });
    id = (await getSessions(strapi).findOne({ where: { sessionId: id } }))?.childId ?? null;
  }
}

/** Marks a session as one with the person's second factor. @returns the factor */
export async function completeSession(strapi: Core.Strapi, { user, session }: SessionOwner): Promise<number | null> {
  const factor = await findFactor(strapi, user);
  if (factor !== null) await markSession(strapi, session, factor);
  return factor;
}

/** Finds the session that Strapi has renewed under the id of this one; `null` where there is none. */
export async function findFormerSession(strapi: Core.Strapi, { user, session }: SessionOwner): Promise<string | null> {
  return (await getSessions(strapi).findOne({ where: { childId: session, userId: String(user) } }))?.sessionId ?? null;
}

/** Lists the ids that a session has and had: Strapi renews it under another one. */
export async function listSessionIds(strapi: Core.Strapi, { user, session }: SessionOwner): Promise<string[]> {
  const ids = [session];
  for (let former = await findFormerSession(strapi, { user, session }); former !== null && !ids.includes(former);) {
    ids.push(former);
    former = await findFormerSession(strapi, { user, session: former });
  }
  return ids;
}

/** @throws an UnauthorizedError: the session was ended or its owner deactivated since Strapi has looked at the request */
export async function requireLiveSession(strapi: Core.Strapi, { user, session }: SessionOwner): Promise<void> {
  const isThere = (await getSessions(strapi).count({ where: { sessionId: session, userId: String(user) } })) > 0;
  const isActive = (await getPanelUsers(strapi).count({ where: { id: user, isActive: true } })) > 0;
  if (!isThere || !isActive) throw new errors.UnauthorizedError('The session has ended');
}

/** Returns what Strapi calls the browser of a session: `Chrome on Windows`. */
export async function readDeviceName(strapi: Core.Strapi, sessionId: string): Promise<string | null> {
  const row = await getSessions(strapi).findOne({ where: { sessionId } });
  return parseMetadata(row?.metadata).deviceName ?? null;
}

/** Reads what a session lacks. A session that has ended lacks nothing here: Strapi refuses it by itself. */
export async function readSignInState(strapi: Core.Strapi, { user, session }: SessionOwner): Promise<SignInState> {
  const factor = await findFactor(strapi, user);
  const isOnlyWay = getStaffProvider()?.isOnlyWay === true;
  if (factor === null && !isOnlyWay && !(await isFactorRequired(strapi, user))) return 'passed';
  const row = await getSessions(strapi).findOne({ where: { sessionId: session } });
  const { ochiqSecondFactor, ochiqProvider } = parseMetadata(row?.metadata);
  // The provider has asked for a second factor of its own, of a kind that the settings accept.
  if (ochiqProvider?.hasFactor === true) return 'passed';
  // Where passwords are closed, the one that is not needs a second factor: that of the emergency account, whose address can be
  // found out.
  if (factor === null) return (isOnlyWay && row && !ochiqProvider) || (await isFactorRequired(strapi, user)) ? 'enrolment' : 'passed';
  return !row || ochiqSecondFactor === factor ? 'passed' : 'code';
}

/** How long it stands for the password as a proof that the provider has asked the person, in milliseconds. */
const freshMs = 10 * 60 * 1000;

/**
 * Reads whether the provider has asked the person who opened a session a moment ago, or longer; `undefined` where it did not open
 * it, or where they have a password to prove it with, or could ask for one, since OneID never says when it has asked them.
 */
export async function readProviderProof(
  strapi: Core.Strapi,
  { user, session }: { user: Pick<PanelUser, 'password'>; session: string },
): Promise<'fresh' | 'over' | undefined> {
  const provider = getStaffProvider();
  if (provider?.kind === 'one-id' || (user.password !== null && provider?.isOnlyWay !== true)) return undefined;
  const row = await getSessions(strapi).findOne({ where: { sessionId: session } });
  const mark = parseMetadata(row?.metadata).ochiqProvider;
  return mark && (mark.at !== null && Date.now() - mark.at < freshMs ? 'fresh' : 'over');
}

/** Ends all sessions of a user. */
export const endPanelSessions = (strapi: Core.Strapi, user: number): Promise<void> =>
  strapi.sessionManager('admin').invalidateRefreshToken(String(user));
