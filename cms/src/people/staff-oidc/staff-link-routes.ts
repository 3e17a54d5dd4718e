import type { Core } from '@strapi/strapi';

import { withWriteLock } from '../../platform/database/transactions';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { sendError } from '../../platform/security/send-error';
import { getAsker, type ProofContext, requireProof } from '../second-factor/check-proof';
import { listSessionIds, requireLiveSession, type SessionOwner } from '../second-factor/panel-session';
import { proofInput } from '../second-factor/second-factor';
import { notifyLinked } from './notify-linked';
import type { SessionContext } from './open-session';
import { buildProviderAddress, readIdentity } from './read-identity';
import { createLinkAttempt, type LinkAttempt, storeAttempt, takeAttempt } from './sealed-attempt';
import { recordLinked, recordLinkRefused } from './staff-events';
import { linkAccount } from './staff-identities';
import { getStaffProvider, type StaffProvider } from './staff-provider';
import { StaffRefused } from './staff-refused';
import { requirePanelOrigin, sendStaffRefusal } from './staff-requests';
import { finishInput, type StaffRefusal } from './staff-sign-in';

type Context = ProofContext & SessionContext & { set: (name: string, value: string) => void };

const getOwner = ({ state }: Context): SessionOwner => ({ user: state.user.id, session: state.session.id });

/** What a request without an attempt comes to: anyone who is signed in could fill the audit log with it. */
const unrecorded: readonly StaffRefusal[] = ['wrong-address', 'expired'];

/** @throws {StaffRefused} the attempt was begun for another account or in another session, of which this one is no renewal */
async function requireOwnAttempt(strapi: Core.Strapi, owner: SessionOwner, attempt: LinkAttempt): Promise<void> {
  const isOwn = attempt.user === owner.user && (await listSessionIds(strapi, owner)).includes(attempt.session);
  if (!isOwn) throw new StaffRefused('other-session', 'the attempt was begun in another session');
}

async function start(strapi: Core.Strapi, context: Context, provider: StaffProvider): Promise<void> {
  requirePanelOrigin(context);
  const { proof } = parseInput(proofInput, context.request.body);
  const attempt = createLinkAttempt(new Date(), getOwner(context));
  // Before the proof: a recovery code is not used up where the provider does not respond.
  const to = await buildProviderAddress(provider, attempt, false);
  await requireProof(strapi, getAsker(context), proof);
  storeAttempt(context, attempt);
  context.set('cache-control', 'no-store');
  context.body = { to };
}

async function finish(strapi: Core.Strapi, context: Context, provider: StaffProvider): Promise<void> {
  requirePanelOrigin(context);
  const owner = getOwner(context);
  const input = parseInput(finishInput, context.request.body);
  const attempt = await takeAttempt(strapi, context, 'link', input.state);
  if (attempt?.purpose !== 'link') throw new StaffRefused('expired', 'this browser has no such attempt');
  await requireOwnAttempt(strapi, owner, attempt);
  const identity = await readIdentity(provider, attempt, input);
  const isNew = await withWriteLock(strapi, async () => {
    await requireLiveSession(strapi, owner);
    const hasLinked = await linkAccount(strapi, owner.user, identity, new Date());
    if (hasLinked) await recordLinked(strapi, owner.user);
    return hasLinked;
  });
  context.status = 204;
  if (isNew) await notifyLinked(strapi, owner);
}

/** Runs a step, and sends its refusal for the page to put into words. */
const createStep =
  (strapi: Core.Strapi, run: typeof start) =>
  async (context: Context): Promise<void> => {
    const provider = getStaffProvider();
    if (!provider) {
      sendError(context, 404, 'NotFoundError', 'Not Found');
      return;
    }
    try {
      await run(strapi, context, provider);
    } catch (error) {
      if (!(error instanceof StaffRefused)) throw error;
      const { refusal, message } = error;
      strapi.log.warn(`A link to the provider was refused (${refusal}): ${message}`);
      if (!unrecorded.includes(refusal)) await recordLinkRefused(strapi, context.state.user.id, error);
      sendStaffRefusal(context, refusal);
    }
  };

/** Adds the panel's routes by which a person links their account to themselves at the provider, in a session and with a proof. */
export function addStaffLinkRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, [
    { method: 'POST', path: '/staff-links/attempt', handler: createStep(strapi, start) },
    { method: 'POST', path: '/staff-links', handler: createStep(strapi, finish) },
  ]);
}
