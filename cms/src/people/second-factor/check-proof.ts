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
import { recordSecurityEvent } from './security-events';
import { findFactor, consumeCode } from './stored-factors';

export type Asker = { user: PanelUser; request: IncomingMessage };

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

const trust = createProxyTrust(settings.TRUSTED_PROXIES);

/**
 * Checks something that could be guessed. Only who has the password gets here, and an asker is stopped by their own
 * failures only: no stranger can lock the owner of an account out.
 * @throws a RateLimitError after too many failures, a ValidationError where it is wrong
 */
async function checkGuess<Result>(
  strapi: Core.Strapi,
  { user, request }: Asker,
  { kind, text, check }: { kind: 'code' | 'password'; text: Localized<string>; check: () => Promise<Result | null> },
): Promise<Result> {
  const salt = await getMonthlySalt(strapi, new Date());
  const address = getClientAddress(request, trust);
  const passwordAccount = getAttemptLimits({ entrance: 'login', address, email: user.email, salt }).account;
  const account = kind === 'password' && passwordAccount !== null ? passwordAccount : `panel/second-factor/${String(user.id)}`;
  const attempt = await countPasswordAttempt(strapi, account, hashSender(salt, address));
  if (attempt.wait > 0) throw new errors.RateLimitError(getTooManyText(Math.ceil(attempt.wait / 1000)));
  const result = await check();
  if (result === null) {
    await recordSecurityEvent(strapi, { action: 'code-refused', user: user.id });
    throw new errors.ValidationError(translateForEditor(strapi, text));
  }
  await attempt.revert();
  return result;
}

/** Checks a code, and whatever else may come of it. @throws it is wrong, or there were too many wrong ones */
export const checkCode = <Result>(strapi: Core.Strapi, asker: Asker, check: () => Promise<Result | null>): Promise<Result> =>
  checkGuess(strapi, asker, { kind: 'code', text: wrongCode, check });

/** Consumes a code of the person's own second factor. @throws it is wrong, or there were too many wrong ones */
export async function requireCode(strapi: Core.Strapi, asker: Asker, code: string): Promise<void> {
  const used = await checkCode(strapi, asker, () => consumeCode(strapi, asker.user.id, code, new Date()));
  if (used === 'recovery') await recordSecurityEvent(strapi, { action: 'recovery-code-used', user: asker.user.id });
}

/**
 * Checks that a change comes from the owner of a session, by a current code, or by the password where they have no second
 * factor: a session that was left open, or a stolen token, does not do.
 */
export async function requireProof(strapi: Core.Strapi, asker: Asker, proof: string): Promise<void> {
  if ((await findFactor(strapi, asker.user.id)) !== null) {
    await requireCode(strapi, asker, proof);
    return;
  }
  const check = async () =>
    (await getAdminService(strapi, 'auth').validatePassword(proof, asker.user.password ?? '')) ? ('valid' as const) : null;
  await checkGuess(strapi, asker, { kind: 'password', text: wrongPassword, check });
}
