import { cleanLine } from '@ochiq/contract/forms/clean-text';
import { defaultLocale, type Locale, type Localized } from '@ochiq/contract/locales';

import type { AnswerFacts, AppealFacts, CallbackFacts, ContactFacts, Letter, LetterTexts, ReceiptFacts } from './letter-texts';
import { pageAt } from './page-at';
import { en } from './texts/en';
import { ru } from './texts/ru';
import { uz } from './texts/uz';

export const texts: Localized<LetterTexts> = { uz, ru, en };

/** A letter as it waits in the outbox. Without a recipient it goes to the office. */
export type Mail = { kind: string; language: Locale; recipient: string | null; replyTo: string | null; subject: string; body: string };

type Address = { recipient?: string; replyTo?: string };

/** Creates a letter of these texts. */
export const mail = (kind: string, language: Locale, { subject, paragraphs }: Letter, { recipient, replyTo }: Address = {}): Mail => ({
  kind,
  language,
  recipient: recipient ?? null,
  replyTo: replyTo ?? null,
  // What a stranger typed stays within its line: a header can't be added.
  subject: cleanLine(subject),
  body: paragraphs.join('\n\n'),
});

/** Returns the address where a citizen asks for the state of an appeal. */
export const statusPageOf = (siteUrl: string | undefined, language: Locale): string | null =>
  siteUrl === undefined ? null : pageAt(siteUrl, 'form', language === defaultLocale ? 'plain' : language, { form: 'appeal-status' });

export const contactMail = (language: Locale, facts: ContactFacts): Mail =>
  mail('contact', language, texts[language].contact(facts), { replyTo: facts.email });

export const callbackMail = (language: Locale, facts: CallbackFacts): Mail => mail('callback', language, texts[language].callback(facts));

/** Builds the letter that notifies the office of an appeal, without personal data: these stay in the panel. */
export const appealMail = (language: Locale, { dueOn, ...facts }: AppealFacts): Mail =>
  mail('appeal', language, texts[language].appeal({ ...facts, dueOn: texts[language].day(dueOn) }));

/**
 * Builds the letter that tells the citizen the number; the code is not sent, so that access to the mailbox does not
 * open the appeal.
 */
export const receiptMail = (language: Locale, recipient: string, { dueOn, ...facts }: ReceiptFacts): Mail =>
  mail('appeal-receipt', language, texts[language].receipt({ ...facts, dueOn: texts[language].day(dueOn) }), { recipient });

export const answerMail = (language: Locale, recipient: string, facts: AnswerFacts): Mail =>
  mail('appeal-answer', language, texts[language].answer(facts), { recipient });
