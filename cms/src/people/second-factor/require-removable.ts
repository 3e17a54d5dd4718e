import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { createRefusal } from '../../platform/strapi/refusal';
import { isFactorRequired } from './panel-people';
import { countPasskeys, hasApp } from './stored-factors';

/** The parts of a second factor that its owner removes, with why the last one is refused. */
const refusals = {
  app: {
    uz: 'Rolingiz ikkinchi omilni talab qiladi: uni oʻchirib boʻlmaydi, yangi telefon uchun avval kirish kalitini qoʻshing yoki administratordan uni bekor qilishni soʻrang',
    ru: 'Ваша роль требует второго фактора: отключить его нельзя, для нового телефона сначала добавьте ключ доступа или попросите администратора сбросить его',
    en: 'Your role requires a second factor: it can’t be switched off; for another phone add a passkey first, or ask an administrator to reset it',
  },
  passkey: {
    uz: 'Bu yagona ikkinchi omilingiz, rolingiz esa uni talab qiladi: avval boshqa kirish kaliti yoki ilova qoʻshing',
    ru: 'Это ваш единственный второй фактор, а ваша роль его требует: сначала добавьте другой ключ доступа или приложение',
    en: 'It is your only second factor, and your role requires one: add another passkey or an app first',
  },
} as const satisfies Readonly<Record<string, Localized<string>>>;

/**
 * Checks that the app or a passkey of a user may be removed: the password alone would be the proof of the next second factor.
 * The removal checks again in its own turn, since other parts may have been removed meanwhile.
 * @returns whether the second factor is gone with it
 * @throws a refusal: it is the last part, and a role of the user requires a second factor
 */
export async function requireRemovable(strapi: Core.Strapi, user: number, part: keyof typeof refusals): Promise<boolean> {
  const passkeys = await countPasskeys(strapi, user);
  const isLast = part === 'app' ? passkeys === 0 : passkeys === 1 && !(await hasApp(strapi, user));
  if (isLast && (await isFactorRequired(strapi, user))) throw createRefusal(translateForEditor(strapi, refusals[part]));
  return isLast;
}
