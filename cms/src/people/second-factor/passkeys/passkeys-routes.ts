import type { Core } from '@strapi/strapi';

import { buildPasskeyMail } from '../../../submissions/mail/letters';
import { addPanelRoutes, parseId, parseInput } from '../../../platform/strapi/panel-routes';
import { checkPasskey, getAsker, type ProofContext, requirePasskey, requireProof } from '../check-proof';
import { type CookieContext, markRememberedDevice } from '../devices';
import { notifyOwner } from '../owner-mail';
import { completeSession } from '../panel-session';
import { proofInput } from '../second-factor';
import { requireRemovable } from '../require-removable';
import { recordSecurityEvent } from '../security-events';
import { challengeInput, newPasskeyInput, passkeySignInInput, renamedPasskeyInput } from './passkey';
import { createCreationOptions, createRequestOptions } from './passkey-options';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, requireOwnPasskey, requireRoom } from './stored-passkeys';
import { verifyCreation } from './verify-passkey';

type Context = CookieContext & ProofContext & { params: Readonly<Record<string, string>> };

const notify = (strapi: Core.Strapi, state: Context['state'], change: 'added' | 'removed') =>
  notifyOwner(strapi, state, 'passkey', (language, email, made) => buildPasskeyMail(language, email, { ...made, change }));

/** Adds the panel's routes to one's own passkeys; src/middlewares/second-factor.ts says which a pending session may use. */
export function addPasskeysRoutes(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    context.body = { passkeys: await listPasskeys(strapi, context.state.user.id) };
  };
  const ask = async (context: Context) => {
    const { purpose } = parseInput(challengeInput, context.request.body);
    const { user, session } = context.state;
    context.body = await createRequestOptions(strapi, { user: user.id, session: session.id, purpose });
  };
  const signIn = async (context: Context) => {
    const { user, session } = context.state;
    const { response, isRemembered } = parseInput(passkeySignInInput, context.request.body);
    const name = await requirePasskey(strapi, getAsker(context), 'sign-in', response);
    const factor = await completeSession(strapi, { user: user.id, session: session.id });
    await recordSecurityEvent(strapi, { action: 'passkey-accepted', user: user.id, name });
    if (isRemembered && factor !== null) await markRememberedDevice(strapi, context, user.id, factor);
    context.status = 204;
  };
  const begin = async (context: Context) => {
    const { user, session } = context.state;
    const { proof } = parseInput(proofInput, context.request.body);
    await requireRoom(strapi, user.id);
    await requireProof(strapi, getAsker(context), proof);
    context.body = await createCreationOptions(strapi, user, session.id);
  };
  const add = async (context: Context) => {
    const { user, session } = context.state;
    const { name, response } = parseInput(newPasskeyInput, context.request.body);
    const owner = { user: user.id, session: session.id };
    const passkey = await checkPasskey(strapi, getAsker(context), () => verifyCreation(strapi, owner, response));
    context.body = { recoveryCodes: await addPasskey(strapi, owner, name, passkey) };
    await notify(strapi, context.state, 'added');
  };
  const rename = async (context: Context) => {
    const { name } = parseInput(renamedPasskeyInput, context.request.body);
    await renamePasskey(strapi, context.state.user.id, parseId(context), name);
    context.status = 204;
  };
  const remove = async (context: Context) => {
    const { user } = context.state;
    const id = parseId(context);
    const { proof } = parseInput(proofInput, context.request.body);
    await requireOwnPasskey(strapi, user.id, id);
    await requireRemovable(strapi, user.id, 'passkey');
    await requireProof(strapi, getAsker(context), proof);
    await removePasskey(strapi, user.id, id);
    context.status = 204;
    await notify(strapi, context.state, 'removed');
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/passkeys', handler: list },
    { method: 'POST', path: '/passkeys', handler: add },
    { method: 'POST', path: '/passkeys/challenge', handler: ask },
    { method: 'POST', path: '/passkeys/registration', handler: begin },
    { method: 'POST', path: '/passkeys/sign-in', handler: signIn },
    { method: 'POST', path: '/passkeys/:id/name', handler: rename },
    { method: 'POST', path: '/passkeys/:id/removal', handler: remove },
  ]);
}
