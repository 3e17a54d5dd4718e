import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { renderSVG } from 'uqr';

import { settings } from '../../env';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { withWriteLock } from '../../platform/database/transactions';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import type { FactorMailData } from '../../submissions/mail/letter-texts';
import { buildFactorMail } from '../../submissions/mail/letters';
import { checkCode, getAsker, type ProofContext, requireCode, requireFactorProof, requireProof } from './check-proof';
import { type CookieContext, markRememberedDevice } from './devices';
import { notifyOwner } from './owner-mail';
import { isFactorRequired, isSuperAdmin } from './panel-people';
import { completeSession, readProviderProof, readSignInState, requireLiveSession, type SessionOwner } from './panel-session';
import { getRelyingParty } from './passkeys/relying-party';
import { requireRemovable } from './require-removable';
import { codeInput, type Enrolment, type OwnSecondFactor, proofInput } from './second-factor';
import { recordSecurityEvent } from './security-events';
import {
  beginEnrolment,
  confirmEnrolment,
  countPasskeys,
  countRecoveryCodes,
  findFactor,
  hasApp,
  hasPendingApp,
  removeApp,
  replaceRecoveryCodes,
} from './stored-factors';
import { getTotpAddress, groupSecret } from './totp';

type Context = CookieContext & ProofContext;

const alreadyEnrolled: Localized<string> = {
  uz: 'Kodlar ilovasi allaqachon ulangan: boshqasini qoʻshishdan avval uni oʻchiring',
  ru: 'Приложение для кодов уже подключено: отключите его, прежде чем добавить другое',
  en: 'You have an app already: switch it off before you add another one',
};
const notPending: Localized<string> = {
  uz: 'Bu kalit 15 daqiqadan oldin yaratilgan yoki endi yaroqsiz: sahifani qayta yuklang va ilovani boshidan sozlang',
  ru: 'Этому ключу больше 15 минут, или он уже недействителен: загрузите страницу ещё раз и настройте приложение с начала',
  en: 'This key is older than 15 minutes, or not valid any more: load the page again, and set the app up from the start',
};

/** What an authenticator app shows as the place of the code. */
const getIssuer = () => (settings.SITE_URL === undefined ? 'Ochiq' : new URL(settings.SITE_URL).host);

async function readOwnSecondFactor(strapi: Core.Strapi, { user, session }: Context['state']): Promise<OwnSecondFactor> {
  return {
    state: await readSignInState(strapi, { user: user.id, session: session.id }),
    isEnrolled: (await findFactor(strapi, user.id)) !== null,
    hasApp: await hasApp(strapi, user.id),
    passkeys: await countPasskeys(strapi, user.id),
    panelOrigin: getRelyingParty().origin,
    isRequired: await isFactorRequired(strapi, user.id),
    recoveryCodes: await countRecoveryCodes(strapi, user.id),
    isAdministrator: isSuperAdmin(user),
    providerProof: await readProviderProof(strapi, { user, session: session.id }),
  };
}

const getOwner = ({ user, session }: Context['state']): SessionOwner => ({ user: user.id, session: session.id });

const notify = (strapi: Core.Strapi, state: Context['state'], change: FactorMailData['change']) =>
  notifyOwner(strapi, state, 'factor-change', (language, email, made) => buildFactorMail(language, email, { ...made, change }));

/** Adds the panel's routes to one's own second factor; src/middlewares/second-factor.ts says which a pending session may use. */
export function addSecondFactorRoutes(strapi: Core.Strapi): void {
  const read = async (context: Context) => {
    context.body = await readOwnSecondFactor(strapi, context.state);
  };
  const passCode = async (context: Context) => {
    const { code, isRemembered } = parseInput(codeInput, context.request.body);
    await requireCode(strapi, getAsker(context), code);
    const factor = await completeSession(strapi, getOwner(context.state));
    await recordSecurityEvent(strapi, { action: 'code-accepted', user: context.state.user.id });
    if (isRemembered && factor !== null) await markRememberedDevice(strapi, context, context.state.user.id, factor);
    context.status = 204;
  };
  const enrol = async (context: Context) => {
    const { user } = context.state;
    const { proof } = parseInput(proofInput, context.request.body);
    if (await hasApp(strapi, user.id)) throw createRefusal(translateForEditor(strapi, alreadyEnrolled));
    await requireProof(strapi, getAsker(context), proof);
    const secret = await beginEnrolment(strapi, user.id);
    const response: Enrolment = { key: groupSecret(secret), picture: renderSVG(getTotpAddress(secret, getIssuer(), user.email)) };
    context.body = response;
  };
  const confirm = async (context: Context) => {
    const { user } = context.state;
    const { code } = parseInput(codeInput, context.request.body);
    if (await hasApp(strapi, user.id)) throw createRefusal(translateForEditor(strapi, alreadyEnrolled));
    if (!(await hasPendingApp(strapi, user.id, new Date()))) throw new errors.ValidationError(translateForEditor(strapi, notPending));
    const recoveryCodes = await checkCode(strapi, getAsker(context), () =>
      withWriteLock(strapi, async () => {
        await requireLiveSession(strapi, getOwner(context.state));
        const codes = await confirmEnrolment(strapi, user.id, code, new Date());
        if (codes === null) return null;
        await recordSecurityEvent(strapi, { action: 'factor-enrolled', user: user.id });
        await completeSession(strapi, getOwner(context.state));
        return codes;
      }),
    );
    context.body = { recoveryCodes };
    await notify(strapi, context.state, 'app-added');
  };
  const replaceCodes = async (context: Context) => {
    const { id } = context.state.user;
    await requireFactorProof(strapi, getAsker(context), parseInput(proofInput, context.request.body).proof);
    const recoveryCodes = await withWriteLock(strapi, async () => {
      await recordSecurityEvent(strapi, { action: 'recovery-codes-replaced', user: id });
      return replaceRecoveryCodes(strapi, id);
    });
    context.body = { recoveryCodes };
    await notify(strapi, context.state, 'codes-replaced');
  };
  const remove = async (context: Context) => {
    const { id } = context.state.user;
    const { proof } = parseInput(proofInput, context.request.body);
    await requireRemovable(strapi, id, 'app');
    await requireFactorProof(strapi, getAsker(context), proof);
    await withWriteLock(strapi, async () => {
      await requireRemovable(strapi, id, 'app');
      const isRemoved = await removeApp(strapi, id);
      await recordSecurityEvent(strapi, { action: isRemoved ? 'factor-removed' : 'app-removed', user: id });
    });
    context.status = 204;
    await notify(strapi, context.state, 'app-removed');
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/second-factor', handler: read },
    { method: 'POST', path: '/second-factor/code', handler: passCode },
    { method: 'POST', path: '/second-factor/enrolment', handler: enrol },
    { method: 'POST', path: '/second-factor/confirmation', handler: confirm },
    { method: 'POST', path: '/second-factor/recovery-codes', handler: replaceCodes },
    { method: 'POST', path: '/second-factor/removal', handler: remove },
  ]);
}
