import { cleanLine } from '@ochiq/contract/forms/clean-text';
import { defaultLocale, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import { type LocalePrefix, pathFor } from '@ochiq/contract/routing/path-for';
import type { RouteName, RouteParams } from '@ochiq/contract/routing/routes';

import type {
  AppealMailData,
  CallbackMailData,
  ContactMailData,
  FactorMailData,
  InquiryMailData,
  InquiryReceiptMailData,
  Letter,
  LetterTexts,
  PasskeyMailData,
  ReceiptMailData,
  ReplyMailData,
} from './letter-texts';
import { enMailTexts } from './texts/en';
import { ruMailTexts } from './texts/ru';
import { uzMailTexts } from './texts/uz';

export const mailTexts: Localized<LetterTexts> = { uz: uzMailTexts, ru: ruMailTexts, en: enMailTexts };

/** A letter as it waits in the outbox. Without a recipient it goes to the office. */
export type Mail = { kind: string; language: Locale; recipient: string | null; replyTo: string | null; subject: string; body: string };

type MailAddress = { recipient?: string; replyTo?: string };

/** Creates a letter of these texts. */
export const createMail = (
  kind: string,
  language: Locale,
  { subject, paragraphs }: Letter,
  { recipient, replyTo }: MailAddress = {},
): Mail => ({
  kind,
  language,
  recipient: recipient ?? null,
  replyTo: replyTo ?? null,
  // What a stranger typed stays within its line: a header can't be added.
  subject: cleanLine(subject),
  body: paragraphs.join('\n\n'),
});

/** Returns the address where a citizen asks for the state of an appeal. */
export const getStatusPage = (siteUrl: string | undefined, language: Locale): string | null =>
  siteUrl === undefined ? null : getPageUrl(siteUrl, 'form', language === defaultLocale ? 'plain' : language, { form: 'appeal-status' });

export const buildContactMail = (language: Locale, data: ContactMailData): Mail =>
  createMail('contact', language, mailTexts[language].contact(data), { replyTo: data.email });

export const buildCallbackMail = (language: Locale, data: CallbackMailData): Mail =>
  createMail('callback', language, mailTexts[language].callback(data));

/** Builds the letter that notifies the office of an appeal, without personal data: these stay in the panel. */
export const buildAppealMail = (language: Locale, { dueOn, ...data }: AppealMailData): Mail =>
  createMail('appeal', language, mailTexts[language].appeal({ ...data, dueOn: mailTexts[language].day(dueOn) }));

/**
 * Builds the letter that tells the citizen the number; the code is not sent, so that access to the mailbox does not
 * open the appeal.
 */
export const buildReceiptMail = (language: Locale, recipient: string, { dueOn, ...data }: ReceiptMailData): Mail =>
  createMail('appeal-receipt', language, mailTexts[language].receipt({ ...data, dueOn: mailTexts[language].day(dueOn) }), { recipient });

export const buildReplyMail = (language: Locale, recipient: string, data: ReplyMailData): Mail =>
  createMail('appeal-answer', language, mailTexts[language].answer(data), { recipient });

/** Returns the address of a page, below the site's own; only its path where the site's address is not configured. */
const getPageUrl = <R extends RouteName>(siteUrl: string | undefined, route: R, form: LocalePrefix, params: RouteParams<R>): string =>
  `${(siteUrl ?? '').replace(/\/+$/u, '')}${pathFor(route, form, params)}`;

type SiteAddress = { siteUrl: string | undefined };
type CodeLink = SiteAddress & { code: string };

const getCodeFormUrl = (form: 'confirm-email' | 'reset-password', language: Locale, { siteUrl, code }: CodeLink): string =>
  `${getPageUrl(siteUrl, 'form', language, { form })}?code=${encodeURIComponent(code)}`;

// No letter to an account greets by name: a sign-up with a stranger's address would inject text into the letter.

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

const tashkentMoment = new Intl.DateTimeFormat('ru', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Tashkent' });

/** Builds the letter to a user of the panel after a sign-in in an unknown browser. */
export const buildNewDeviceMail = (language: Locale, recipient: string, { at, device }: { at: Date; device: string | null }): Mail =>
  createMail('new-device', language, mailTexts[language].newDevice({ moment: tashkentMoment.format(at), device }), { recipient });

/** Builds the letter to a user of the panel whose passkeys were changed. The name of a passkey is not in it: a stranger may have typed it. */
export const buildPasskeyMail = (
  language: Locale,
  recipient: string,
  { at, ...data }: Omit<PasskeyMailData, 'moment'> & { at: Date },
): Mail => createMail('passkey', language, mailTexts[language].passkey({ ...data, moment: tashkentMoment.format(at) }), { recipient });

/** Builds the letter to a user of the panel whose app or recovery codes were changed. */
export const buildFactorMail = (
  language: Locale,
  recipient: string,
  { at, ...data }: Omit<FactorMailData, 'moment'> & { at: Date },
): Mail =>
  createMail('factor-change', language, mailTexts[language].secondFactor({ ...data, moment: tashkentMoment.format(at) }), { recipient });

/** Creates the letter to the office about an application or question, without data of its sender: that stays in the panel. */
export const createInquiryMail = (language: Locale, { dueOn, ...data }: InquiryMailData): Mail =>
  createMail('inquiry', language, mailTexts[language].inquiry({ ...data, dueOn: mailTexts[language].day(dueOn) }));

/** Creates the receipt letter. It has the number and not the code, so that access to the mailbox is not access to the answer. */
export const createInquiryReceiptMail = (language: Locale, recipient: string, { dueOn, ...data }: InquiryReceiptMailData): Mail =>
  createMail('inquiry-receipt', language, mailTexts[language].inquiryReceipt({ ...data, dueOn: mailTexts[language].day(dueOn) }), {
    recipient,
  });

export const createInquiryReplyMail = (language: Locale, recipient: string, facts: ReplyMailData): Mail =>
  createMail('inquiry-answer', language, mailTexts[language].inquiryAnswer(facts), { recipient });

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

/** Converts a text to HTML, for mail programs that want it; markup that a stranger typed stays text. */
export const toHtml = (language: string, text: string): string => {
  const paragraphs = escapeHtml(text)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>${paragraphs.join('')}</body></html>`;
};
