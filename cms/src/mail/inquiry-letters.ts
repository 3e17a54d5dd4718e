import type { Locale } from '@ochiq/contract/locales';

import type { AnswerFacts, InquiryFacts, InquiryReceiptFacts } from './letter-texts';
import { mail, texts, type Mail } from './letters';

/** Creates the letter to the office about an application or question, without data of its sender: that stays in the panel. */
export const inquiryMail = (language: Locale, { dueOn, ...facts }: InquiryFacts): Mail =>
  mail('inquiry', language, texts[language].inquiry({ ...facts, dueOn: texts[language].day(dueOn) }));

/** Creates the receipt letter. It has the number and not the code, so that access to the mailbox is not access to the answer. */
export const inquiryReceiptMail = (language: Locale, recipient: string, { dueOn, ...facts }: InquiryReceiptFacts): Mail =>
  mail('inquiry-receipt', language, texts[language].inquiryReceipt({ ...facts, dueOn: texts[language].day(dueOn) }), { recipient });

export const inquiryAnswerMail = (language: Locale, recipient: string, facts: AnswerFacts): Mail =>
  mail('inquiry-answer', language, texts[language].inquiryAnswer(facts), { recipient });
