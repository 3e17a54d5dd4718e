import type { Locale } from '@ochiq/contract/routing/locales';

import type { ReplyMailData, InquiryFacts, InquiryReceiptFacts } from './letter-texts';
import { createMail, mailTexts, type Mail } from './letters';

/** Creates the letter to the office about an application or question, without data of its sender: that stays in the panel. */
export const createInquiryMail = (language: Locale, { dueOn, ...facts }: InquiryFacts): Mail =>
  createMail('inquiry', language, mailTexts[language].inquiry({ ...facts, dueOn: mailTexts[language].day(dueOn) }));

/** Creates the receipt letter. It has the number and not the code, so that access to the mailbox is not access to the answer. */
export const createInquiryReceiptMail = (language: Locale, recipient: string, { dueOn, ...facts }: InquiryReceiptFacts): Mail =>
  createMail('inquiry-receipt', language, mailTexts[language].inquiryReceipt({ ...facts, dueOn: mailTexts[language].day(dueOn) }), {
    recipient,
  });

export const createInquiryReplyMail = (language: Locale, recipient: string, facts: ReplyMailData): Mail =>
  createMail('inquiry-answer', language, mailTexts[language].inquiryAnswer(facts), { recipient });
