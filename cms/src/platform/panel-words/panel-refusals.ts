import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';

import { sendError } from '../security/send-error';

/** The paths for the edge, the build and the publisher; Strapi's router is case-insensitive. */
const publicPaths = /^\/(?:api|uploads|_health)(?:\/|$)/iu;

/** Returns whether a path is the panel's: one that is not known to be another service's. */
export const isPanel = (path: string): boolean => !publicPaths.test(path);

/** The endpoints that accept attempts without a session. */
const entrances = /^\/admin\/(login|forgot-password|reset-password|register|register-admin|registration-info)\/?$/iu;

/** Finds the entrance at a path, in small letters. */
export const findEntrance = (path: string): string | undefined => entrances.exec(path)?.[1]?.toLowerCase();

/** Joins all languages: before a user has signed in, the language is not known. */
const joinLanguages = (texts: Localized<string>, between: string) => localeCodes.map((code) => texts[code]).join(between);

/** That the panel is not open to an address. */
export const networkDenied: string = joinLanguages(
  {
    uz: 'Boshqaruv paneli bu tarmoqdan ochilmaydi. Ish joyingiz tarmogʻidan kiring yoki administratorga murojaat qiling.',
    ru: 'Из этой сети панель управления недоступна. Войдите из рабочей сети или обратитесь к администратору.',
    en: 'The panel can’t be used from this network. Use the network of your office, or ask the administrator.',
  },
  '\n',
);

/** The message that a password can't be reset by a letter. The panel translates it: admin/errors. */
export const mailUnavailable = 'The site can’t send letters. Ask the administrator for a new password.';

/** The message that passwords are closed. The panel translates it: admin/errors. */
export const onlyByProvider = 'Sign in through the provider of your institution: passwords are closed.';

/** Returns the text for too many attempts, with the time to wait. The panel translates it: admin/errors. */
export const getTooManyText = (seconds: number): string => `Too many attempts. Try again in ${String(Math.ceil(seconds / 60))} min.`;

type LimitedResponse = Parameters<typeof sendError>[0] & { set: (name: string, value: string) => void };

/** Answers that there were too many, and when it may be tried again. */
export function refuseTooMany(response: LimitedResponse, waitMs: number): void {
  const seconds = Math.ceil(waitMs / 1000);
  sendError(response, 429, 'RateLimitError', getTooManyText(seconds));
  response.set('Retry-After', String(seconds));
}
