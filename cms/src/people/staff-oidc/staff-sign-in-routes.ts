import type { IncomingMessage } from 'node:http';

import { createProxyTrust, getClientAddress } from '@ochiq/service-kit/client-address';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { withWriteLock } from '../../platform/database/transactions';
import { refuseTooMany } from '../../platform/panel-words/panel-refusals';
import { sendError } from '../../platform/security/send-error';
import { addPublicPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { consumeRateLimits, revertRateLimits, type RateLimitKey } from '../../submissions/rate-limits/limiter';
import { getMonthlySalt } from '../../submissions/rate-limits/salt';
import { getAttemptLimits } from '../admin-login';
import { identifyDevice } from '../second-factor/devices';
import { parseAccessToken } from '../second-factor/panel-session';
import { getRelyingParty } from '../second-factor/passkeys/relying-party';
import { notifyLinked } from './notify-linked';
import { openSession, type SessionContext } from './open-session';
import { buildProviderAddress, readIdentity, type StaffIdentity } from './read-identity';
import { createSignInAttempt, storeAttempt, takeAttempt } from './sealed-attempt';
import { recordStaffRefusal, recordStaffSignIn } from './staff-events';
import { requirePanelOrigin, sendStaffRefusal } from './staff-requests';
import { resolvePerson } from './staff-identities';
import { getStaffProvider, type StaffProvider } from './staff-provider';
import { StaffRefused, StaffRefusedPerson } from './staff-refused';
import { finishInput, type StaffProviderResponse, type StaffRefusal, startInput } from './staff-sign-in';

type Context = SessionContext & {
  req: IncomingMessage;
  request: { body?: unknown };
  status: number;
  body: unknown;
  set: (name: string, value: string) => void;
};

const trust = createProxyTrust(settings.TRUSTED_PROXIES);

type StepLimits = {
  /** Of failures, which are those of passwords. */
  failures: readonly RateLimitKey[];
  /** Of what no one guesses by: an outage or a cancelled sign-in locks no office out, and a flood does not fill the audit log. */
  others: readonly RateLimitKey[];
};

async function getLimits(strapi: Core.Strapi, { req }: Context): Promise<StepLimits> {
  const address = getClientAddress(req, trust);
  const salt = await getMonthlySalt(strapi, new Date());
  const failures = getAttemptLimits({ entrance: 'staff-sign-in', address, email: null, salt }).sharedLimits;
  const toOther = ({ key, limit }: RateLimitKey) => ({ key: `${key}/other`, limit: { ...limit, points: limit.points * 10 } });
  return { failures, others: failures.map(toOther) };
}

/** What is the fault of no one who tries to get in. */
const harmless: readonly StaffRefusal[] = ['no-answer', 'cancelled', 'clock', 'declined'];

/** Opens the session of a person, unless they were deactivated meanwhile, and records it: both are committed, or neither. */
const openStaffSession = (strapi: Core.Strapi, context: Context, identity: StaffIdentity) =>
  withWriteLock(strapi, async () => {
    const now = new Date();
    const { askedAt, hasFactor } = identity;
    const { user, isNew } = await resolvePerson(strapi, identity, now);
    const session = await openSession(strapi, context, user, { at: askedAt, hasFactor });
    await recordStaffSignIn(strapi, { user, isNew, hasFactor });
    return { ...session, isNew };
  });

async function finish(strapi: Core.Strapi, context: Context, provider: StaffProvider): Promise<void> {
  requirePanelOrigin(context);
  const input = parseInput(finishInput, context.request.body);
  const attempt = await takeAttempt(strapi, context, 'sign-in', input.state);
  if (!attempt) throw new StaffRefused('expired', 'this browser has no such attempt');
  const { accessToken, setCookie, isNew } = await openStaffSession(strapi, context, await readIdentity(provider, attempt, input));
  setCookie(context);
  await identifyDevice(strapi, context, accessToken);
  const owner = parseAccessToken(strapi, accessToken);
  if (isNew && owner) await notifyLinked(strapi, owner);
  context.set('cache-control', 'no-store');
  context.body = { data: { token: accessToken } };
}

async function start(context: Context, provider: StaffProvider): Promise<void> {
  requirePanelOrigin(context);
  const { again } = parseInput(startInput, context.request.body);
  const attempt = createSignInAttempt(new Date());
  const to = await buildProviderAddress(provider, attempt, again);
  storeAttempt(context, attempt);
  context.set('cache-control', 'no-store');
  context.body = { to };
}

/** Sends a refusal, which the page of the sign-in puts into words. @returns the refusal. @throws what is none */
async function refuse(strapi: Core.Strapi, context: Context, error: unknown): Promise<StaffRefusal> {
  if (!(error instanceof StaffRefused)) throw error;
  const { refusal, message } = error;
  strapi.log.warn(`A sign-in to the panel through the provider was refused (${refusal}): ${message}`);
  await recordStaffRefusal(strapi, refusal, error instanceof StaffRefusedPerson ? error.user : null);
  sendStaffRefusal(context, refusal);
  return refusal;
}

/** Runs a step of a sign-in within its limits; one that succeeds does not count. */
const createStep =
  (
    strapi: Core.Strapi,
    run: (context: Context, provider: StaffProvider) => Promise<void>,
    /** Whether something may be guessed by this step. */
    isGuess: boolean,
  ) =>
  async (context: Context): Promise<void> => {
    const provider = getStaffProvider();
    if (!provider) {
      sendError(context, 404, 'NotFoundError', 'Not Found');
      return;
    }
    const { failures, others } = await getLimits(strapi, context);
    const wait = await consumeRateLimits(strapi, [...failures, ...others]);
    if (wait > 0) {
      refuseTooMany(context, wait);
      return;
    }
    try {
      await run(context, provider);
      await revertRateLimits(strapi, [...failures, ...others]);
    } catch (error) {
      const refusal = await refuse(strapi, context, error);
      await revertRateLimits(strapi, isGuess && !harmless.includes(refusal) ? others : failures);
    }
  };

/** Adds the panel's routes by which staff sign in through the provider, before there is a session. */
export function addStaffSignInRoutes(strapi: Core.Strapi): void {
  const describe = (context: Context) => {
    const provider = getStaffProvider();
    const { origin: panelOrigin } = getRelyingParty();
    const response: StaffProviderResponse = { provider: provider && { names: provider.names, isOnlyWay: provider.isOnlyWay, panelOrigin } };
    context.body = response;
  };
  addPublicPanelRoutes(strapi, [
    { method: 'GET', path: '/staff-sign-in', handler: describe },
    { method: 'POST', path: '/staff-sign-in/start', handler: createStep(strapi, start, false) },
    {
      method: 'POST',
      path: '/staff-sign-in/finish',
      handler: createStep(strapi, (context, provider) => finish(strapi, context, provider), true),
    },
  ]);
}
