import type { Locale } from '@ochiq/contract/routing/locales';

import { createMail, mailTexts, type Mail } from './letters';
import { getPageUrl } from './get-page-url';

type SiteAddress = { siteUrl: string | undefined };
type CodeLink = SiteAddress & { code: string };

const getCodeFormUrl = (form: 'confirm-email' | 'reset-password', language: Locale, { siteUrl, code }: CodeLink): string =>
  `${getPageUrl(siteUrl, 'form', language, { form })}?code=${encodeURIComponent(code)}`;

// None of them greets by name: a sign-up with a stranger's address would inject text into the letter.

export const buildConfirmEmailMail = (language: Locale, recipient: string, codeLink: CodeLink): Mail =>
  createMail('confirm-email', language, mailTexts[language].confirmEmail({ link: getCodeFormUrl('confirm-email', language, codeLink) }), {
    recipient,
  });

export const buildAccountExistsMail = (language: Locale, recipient: string, { siteUrl }: SiteAddress): Mail => {
  const signInPage = getPageUrl(siteUrl, 'login', language, {});
  const forgotPage = getPageUrl(siteUrl, 'form', language, { form: 'forgot-password' });
  return createMail('account-exists', language, mailTexts[language].accountExists({ signInPage, forgotPage }), { recipient });
};

export const buildResetPasswordMail = (language: Locale, recipient: string, codeLink: CodeLink): Mail =>
  createMail(
    'reset-password',
    language,
    mailTexts[language].resetPassword({ link: getCodeFormUrl('reset-password', language, codeLink) }),
    { recipient },
  );
