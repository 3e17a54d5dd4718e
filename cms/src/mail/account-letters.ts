import type { Locale } from '@ochiq/contract/locales';

import { mail, texts, type Mail } from './letters';
import { pageAt } from './page-at';

type Site = { siteUrl: string | undefined };
type Coded = Site & { code: string };

const formWith = (form: 'confirm-email' | 'reset-password', language: Locale, { siteUrl, code }: Coded): string =>
  `${pageAt(siteUrl, 'form', language, { form })}?code=${encodeURIComponent(code)}`;

// None of them greets by name: a sign-up with a stranger's address would inject text into the letter.

export const confirmEmailMail = (language: Locale, recipient: string, coded: Coded): Mail =>
  mail('confirm-email', language, texts[language].confirmEmail({ link: formWith('confirm-email', language, coded) }), { recipient });

export const accountExistsMail = (language: Locale, recipient: string, { siteUrl }: Site): Mail => {
  const signInPage = pageAt(siteUrl, 'login', language, {});
  const forgotPage = pageAt(siteUrl, 'form', language, { form: 'forgot-password' });
  return mail('account-exists', language, texts[language].accountExists({ signInPage, forgotPage }), { recipient });
};

export const resetPasswordMail = (language: Locale, recipient: string, coded: Coded): Mail =>
  mail('reset-password', language, texts[language].resetPassword({ link: formWith('reset-password', language, coded) }), { recipient });
