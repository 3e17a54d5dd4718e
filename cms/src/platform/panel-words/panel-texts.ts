import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';

/** Joins all languages: before a user has signed in, the language is not known. */
const joinLanguages = (texts: Localized<string>, between: string) => localeCodes.map((code) => texts[code]).join(between);

/** That the panel is not open to an address. */
export const networkDenied: string = joinLanguages(
  {
    uz: 'Boshqaruv paneli bu tarmoqdan ochilmaydi. Ish joyingiz tarmogʻidan kiring yoki maʼmurga murojaat qiling.',
    ru: 'Из этой сети панель управления недоступна. Войдите из рабочей сети или обратитесь к администратору.',
    en: 'The panel can’t be used from this network. Use the network of your office, or ask the administrator.',
  },
  '\n',
);

/** The message that a password can't be reset by a letter. The panel translates it: admin/errors. */
export const mailUnavailable = 'The site can’t send letters. Ask the administrator for a new password.';

/** Returns the text for too many attempts, with the time to wait. The panel translates it: admin/errors. */
export const getTooManyText = (seconds: number): string => `Too many attempts. Try again in ${String(Math.ceil(seconds / 60))} min.`;
