import type { IncomingMessage } from 'node:http';

import { getClientAddress, createProxyTrust } from '@ochiq/service-kit/client-address';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import { getTooManyText } from '../../platform/panel-words/panel-refusals';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getAdminService } from '../../platform/strapi/admin-services';
import { hashSender } from '../../submissions/rate-limits/rate-limit-keys';
import { countPasswordAttempt } from '../../submissions/rate-limits/password-tries';
import { getMonthlySalt } from '../../submissions/rate-limits/salt';
import { getAttemptLimits } from '../admin-login';
import type { PanelUser } from './panel-people';
import { readProviderProof } from './panel-session';
import type { ChallengePurpose, PasskeyAssertion } from './passkeys/passkey';
import { passkeyTexts } from './passkeys/refusal-texts';
import { type PasskeyCheck, verifyAssertion } from './passkeys/verify-passkey';
import type { Proof } from './second-factor';
import { recordSecurityEvent, type SecurityEvent } from './security-events';
import { findFactor, consumeCode } from './stored-factors';

export type Asker = { user: PanelUser; session: string; request: IncomingMessage };
/** What is used of Koa's context by the panel's routes that take a proof. */
export type ProofContext = {
  state: { user: PanelUser; session: { id: string } };
  req: IncomingMessage;
  request: { body?: unknown };
  status: number;
  body: unknown;
};

/** Returns the sender of a request of the panel, with the session. */
export const getAsker = ({ state, req }: Pick<ProofContext, 'state' | 'req'>): Asker => ({
  user: state.user,
  session: state.session.id,
  request: req,
});

const wrongCode: Localized<string> = {
  uz: 'Kod notoʻgʻri yoki avval ishlatilgan: ilovadagi keyingi kodni kiriting va qurilma soati toʻgʻri ekanini tekshiring',
  ru: 'Код неверен или уже использован: введите следующий код из приложения и проверьте часы устройства',
  en: 'The code is wrong or was used before: type the app’s next code, and check the clock of the device',
};
const wrongPassword: Localized<string> = {
  uz: 'Parol notoʻgʻri: panelga kirishda ishlatadigan parolingizni kiriting',
  ru: 'Пароль неверен: введите пароль, с которым вы входите в панель',
  en: 'The password is wrong: type the one with which you sign in to the panel',
};
const providerIsOver: Localized<string> = {
  uz: 'Provayder oxirgi 10 daqiqada kim ekaningizni soʻramagan: buni provayderda qaytadan tasdiqlang',
  ru: 'За последние 10 минут провайдер не проверял, что это вы: подтвердите это у провайдера ещё раз',
  en: 'The provider has not asked you to sign in during the last 10 minutes: confirm there again that it is you',
};

const trust = createProxyTrust(settings.TRUSTED_PROXIES);

/** A guess that was right, or what the person reads and the audit log records. */
type GuessResult<Result> = { right: Result } | { text: Localized<string>; event: Pick<SecurityEvent, 'action' | 'reason'> };

const toGuessResult = <Result>(result: Result | null, text: Localized<string>): GuessResult<Result> =>
  result === null ? { text, event: { action: 'code-refused' } } : { right: result };

/**
 * Checks something that could be guessed. Only who has the password gets here, and an asker is stopped by their own
 * failures only: no stranger can lock the owner of an account out.
 * @throws a RateLimitError after too many failures, a ValidationError where it is wrong
 */
async function checkGuess<Result>(
  strapi: Core.Strapi,
  { user, request }: Asker,
  kind: 'second-factor' | 'password',
  check: () => Promise<GuessResult<Result>>,
): Promise<Result> {
  const salt = await getMonthlySalt(strapi, new Date());
  const address = getClientAddress(request, trust);
  const passwordAccount = getAttemptLimits({ entrance: 'login', address, email: user.email, salt }).account;
  const account = kind === 'password' && passwordAccount !== null ? passwordAccount : `panel/second-factor/${String(user.id)}`;
  const attempt = await countPasswordAttempt(strapi, account, hashSender(salt, address));
  if (attempt.wait > 0) throw new errors.RateLimitError(getTooManyText(Math.ceil(attempt.wait / 1000)));
  const result = await check();
  if ('text' in result) {
    await recordSecurityEvent(strapi, { ...result.event, user: user.id });
    throw new errors.ValidationError(translateForEditor(strapi, result.text));
  }
  await attempt.revert();
  return result.right;
}

/** Checks a code, and whatever else may come of it. @throws it is wrong, or there were too many wrong ones */
export const checkCode = <Result>(strapi: Core.Strapi, asker: Asker, check: () => Promise<Result | null>): Promise<Result> =>
  checkGuess(strapi, asker, 'second-factor', async () => toGuessResult(await check(), wrongCode));

/** Consumes a code of the person's own second factor. @throws it is wrong, or there were too many wrong ones */
export async function requireCode(strapi: Core.Strapi, asker: Asker, code: string): Promise<void> {
  const used = await checkCode(strapi, asker, () => consumeCode(strapi, asker.user.id, code, new Date()));
  if (used === 'recovery') await recordSecurityEvent(strapi, { action: 'recovery-code-used', user: asker.user.id });
}

/** Checks a response of a passkey; it counts as a code does. @throws it is refused, or there were too many refused ones */
export const checkPasskey = <Verified>(
  strapi: Core.Strapi,
  asker: Asker,
  check: () => Promise<PasskeyCheck<Verified>>,
): Promise<Verified> =>
  checkGuess(strapi, asker, 'second-factor', async () => {
    const result = await check();
    if ('verified' in result) return { right: result.verified };
    return { text: passkeyTexts[result.refusal], event: { action: 'passkey-refused', reason: result.refusal } };
  });

/** Checks the use of a passkey of the person's own. @returns what they call it */
export const requirePasskey = (
  strapi: Core.Strapi,
  asker: Asker,
  purpose: Exclude<ChallengePurpose, 'addition'>,
  response: PasskeyAssertion,
): Promise<string> =>
  checkPasskey(strapi, asker, () => verifyAssertion(strapi, { user: asker.user.id, session: asker.session, purpose }, response));

/** Checks that a change comes from who has the second factor, by a current code or a passkey. @throws it is refused */
export async function requireFactorProof(strapi: Core.Strapi, asker: Asker, proof: Proof): Promise<void> {
  if (typeof proof === 'string') await requireCode(strapi, asker, proof);
  else if ('provider' in proof) throw new errors.ValidationError(translateForEditor(strapi, wrongCode));
  else await requirePasskey(strapi, asker, 'proof', proof);
}

/** @throws a ValidationError: the provider has not asked the person for this session, or not a moment ago */
async function requireFreshProvider(strapi: Core.Strapi, { user, session }: Asker): Promise<void> {
  const proof = await readProviderProof(strapi, { user, session });
  if (proof !== 'fresh') throw new errors.ValidationError(translateForEditor(strapi, providerIsOver));
}

/**
 * Checks that a change comes from the owner of a session, by a current code or a passkey, or by the password where they have no
 * second factor: a session that was left open, or a stolen token, does not do. Without a password it is enough that the provider
 * has asked the person a moment ago, by its own word: so long such a session alone does.
 */
export async function requireProof(strapi: Core.Strapi, asker: Asker, proof: Proof): Promise<void> {
  const isOfProvider = typeof proof !== 'string' && 'provider' in proof;
  if ((typeof proof !== 'string' && !isOfProvider) || (await findFactor(strapi, asker.user.id)) !== null) {
    await requireFactorProof(strapi, asker, proof);
    return;
  }
  if (typeof proof !== 'string') {
    await requireFreshProvider(strapi, asker);
    return;
  }
  const check = async () => ((await getAdminService(strapi, 'auth').validatePassword(proof, asker.user.password ?? '')) ? true : null);
  await checkGuess(strapi, asker, 'password', async () => toGuessResult(await check(), wrongPassword));
}
