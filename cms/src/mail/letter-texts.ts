import type { appealKinds, inquiryKinds } from '@ochiq/contract/forms/forms';

export type ContactFacts = { name: string; email: string; subject: string; message: string; page: string };
export type CallbackFacts = { name: string; phone: string; page: string };
export type AppealFacts = { number: string; kind: (typeof appealKinds)[number]; dueOn: string };
export type ReceiptFacts = { number: string; dueOn: string; statusPage: string | null };
export type InquiryFacts = { number: string; kind: (typeof inquiryKinds)[number]; offer: string; dueOn: string };
export type InquiryReceiptFacts = InquiryFacts & Pick<ReceiptFacts, 'statusPage'>;
export type AnswerFacts = { number: string; answer: string };
/** The link of a letter. */
export type LinkFacts = { link: string };
export type AccountFacts = { signInPage: string; forgotPage: string };

/** A subject and the paragraphs below it. */
export type Letter = { subject: string; paragraphs: readonly string[] };

/** Every letter in one language. Days come as people read them. */
export type LetterTexts = {
  day: (isoDay: string) => string;
  contact: (facts: ContactFacts) => Letter;
  callback: (facts: CallbackFacts) => Letter;
  appeal: (facts: AppealFacts) => Letter;
  receipt: (facts: ReceiptFacts) => Letter;
  answer: (facts: AnswerFacts) => Letter;
  inquiry: (facts: InquiryFacts) => Letter;
  inquiryReceipt: (facts: InquiryReceiptFacts) => Letter;
  inquiryAnswer: (facts: AnswerFacts) => Letter;
  confirmEmail: (facts: LinkFacts) => Letter;
  accountExists: (facts: AccountFacts) => Letter;
  resetPassword: (facts: LinkFacts) => Letter;
};

/** Formats `2026-12-06` as `06.12.2026`. */
export const dottedDay = (isoDay: string): string => isoDay.split('-').reverse().join('.');
