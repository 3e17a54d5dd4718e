import { cleanLine } from '@ochiq/contract/forms/clean-text';
import { defaultLocale, type Locale, type Localized } from '@ochiq/contract/routing/locales';

import type {
  ReplyMailData,
  AppealMailData,
  CallbackMailData,
  ContactMailData,
  Letter,
  LetterTexts,
  ReceiptMailData,
} from './letter-texts';
import { getPageUrl } from './get-page-url';
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
