import type { Locale } from '@ochiq/contract/locales';

import type { AnswerFacts, InquiryFacts, InquiryReceiptFacts } from './letter-texts';
import { mail, texts, type Mail } from './letters';

/** Tells the office of an application or question, and nothing of its sender: that stays in the panel. */
export const inquiryMail = (language: Locale, { dueOn, ...facts }: InquiryFacts): Mail =>
  mail('inquiry', language, texts[language].inquiry({ ...facts, dueOn: texts[language].day(dueOn) }));

/** Tells the sender the number; the code is not sent, so that who reads the box does not read the answer. */
export const inquiryReceiptMail = (language: Locale, recipient: string, { dueOn, ...facts }: InquiryReceiptFacts): Mail =>
  mail('inquiry-receipt', language, texts[language].inquiryReceipt({ ...facts, dueOn: texts[language].day(dueOn) }), { recipient });

export const inquiryAnswerMail = (language: Locale, recipient: string, facts: AnswerFacts): Mail =>
  mail('inquiry-answer', language, texts[language].inquiryAnswer(facts), { recipient });
