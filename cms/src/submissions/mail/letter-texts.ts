import type { appealKinds, inquiryKinds } from '@ochiq/contract/forms/forms';

export type ContactMailData = { name: string; email: string; subject: string; message: string; page: string };
export type CallbackMailData = { name: string; phone: string; page: string };
export type AppealMailData = { number: string; kind: (typeof appealKinds)[number]; dueOn: string };
export type ReceiptMailData = { number: string; dueOn: string; statusPage: string | null };
export type InquiryMailData = { number: string; kind: (typeof inquiryKinds)[number]; offer: string; dueOn: string };
export type InquiryReceiptMailData = InquiryMailData & Pick<ReceiptMailData, 'statusPage'>;
export type ReplyMailData = { number: string; answer: string };
/** The link of a letter. */
export type LinkMailData = { link: string };
export type AccountMailData = { signInPage: string; forgotPage: string };
/** `moment` is a day and a time in Tashkent; `device` is null where the browser does not say what it is. */
export type NewDeviceMailData = { moment: string; device: string | null };
export type PasskeyMailData = NewDeviceMailData & { change: 'added' | 'removed' };
export type FactorMailData = NewDeviceMailData & { change: 'app-added' | 'app-removed' | 'codes-replaced' | 'provider-linked' };

/** A subject and the paragraphs below it. */
export type Letter = { subject: string; paragraphs: readonly string[] };

/** Every letter in one language. Days come as people read them. */
export type LetterTexts = {
  day: (isoDay: string) => string;
  contact: (data: ContactMailData) => Letter;
  callback: (data: CallbackMailData) => Letter;
  appeal: (data: AppealMailData) => Letter;
  receipt: (data: ReceiptMailData) => Letter;
  answer: (data: ReplyMailData) => Letter;
  inquiry: (data: InquiryMailData) => Letter;
  inquiryReceipt: (data: InquiryReceiptMailData) => Letter;
  inquiryAnswer: (data: ReplyMailData) => Letter;
  confirmEmail: (data: LinkMailData) => Letter;
  accountExists: (data: AccountMailData) => Letter;
  resetPassword: (data: LinkMailData) => Letter;
  newDevice: (data: NewDeviceMailData) => Letter;
  passkey: (data: PasskeyMailData) => Letter;
  secondFactor: (data: FactorMailData) => Letter;
};

/** Formats `2026-12-06` as `06.12.2026`. */
export const formatDottedDay = (isoDay: string): string => isoDay.split('-').reverse().join('.');
