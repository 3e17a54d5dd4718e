import type { FormValues, inquiryKinds, IntakeFormName } from '@ochiq/contract/forms/forms';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { createInquiryMail, createInquiryReceiptMail } from '../mail/inquiry-letters';
import { buildAppealMail, buildCallbackMail, buildContactMail, buildReceiptMail, getStatusPage, type Mail } from '../mail/letters';
import { hashAppealCode, deriveAppealCode } from './appeal-code';
import { getApplicationDueDay, calculateDueDay } from './due-day';
import type { Offer } from './offers';
import { createReceiptNumber } from './receipt-number';
import { toTashkentDay } from './tashkent-day';

/** What is known of a submission besides its fields. */
export type SubmissionContext = {
  language: Locale;
  page: string;
  receivedAt: Date;
  requestKey: string;
  secret: string;
  siteUrl: string | undefined;
  /** The row of the news item that a comment is about. */
  newsRow: number | null;
  /** The vacancy or tender that an inquiry is about. */
  offer: Offer | null;
  /** The sender's account, where they were signed in. */
  account: string | null;
};

/** The record of a form, and the letters that it causes. */
export type SubmissionRecord = { type: IntakeTypeName; data: Readonly<Record<string, unknown>>; mails: readonly Mail[] };

type RecordBuilder<F extends IntakeFormName> = (values: FormValues<F>, context: SubmissionContext) => SubmissionRecord;

/** What is kept of a receipt of which the sender has number and code. */
function newReceipt({ receivedAt, requestKey, secret }: SubmissionContext) {
  const receiptNumber = createReceiptNumber(toTashkentDay(receivedAt).slice(0, 4));
  return { receiptNumber, codeHash: hashAppealCode(secret, receiptNumber, deriveAppealCode(secret, requestKey)), stage: 'received' };
}

function buildAppealRecord(values: FormValues<'appeal'>, context: SubmissionContext): SubmissionRecord {
  const { language, receivedAt, siteUrl, account } = context;
  const receiptFields = newReceipt(context);
  const { receiptNumber: number } = receiptFields;
  const dueOn = calculateDueDay(receivedAt);
  const kind = values.kind as 'application' | 'proposal' | 'complaint';
  const { email } = values;
  const receipt = { number, dueOn, statusPage: getStatusPage(siteUrl, language) };
  return {
    type: 'appeal',
    data: { ...values, ...receiptFields, dueOn, account },
    mails: [buildAppealMail(language, { number, kind, dueOn }), ...(email === null ? [] : [buildReceiptMail(language, email, receipt)])],
  };
}

function keepInquiry(values: FormValues<'inquiry'>, context: SubmissionContext): SubmissionRecord {
  const { language, receivedAt, siteUrl, offer } = context;
  if (offer === null) throw new Error('An inquiry is about a vacancy or tender');
  const receiptFields = newReceipt(context);
  const kind = values.kind as (typeof inquiryKinds)[number];
  const dueOn = kind === 'apply' ? getApplicationDueDay(offer.deadline) : calculateDueDay(receivedAt);
  const facts = { number: receiptFields.receiptNumber, kind, offer: offer.title, dueOn };
  return {
    type: 'inquiry',
    data: { ...values, ...receiptFields, consent: true, dueOn, offer: offer.title, offerId: offer.documentId },
    mails: [
      createInquiryMail(language, facts),
      createInquiryReceiptMail(language, values.email, { ...facts, statusPage: getStatusPage(siteUrl, language) }),
    ],
  };
}

/** Maps each stored form to its row and its letters. */
export const recordBuilders: { readonly [F in IntakeFormName]: RecordBuilder<F> } = {
  contact: (values, { language, page }) => ({
    type: 'contact-message',
    data: { ...values, stage: 'new' },
    mails: [buildContactMail(language, { ...values, page })],
  }),
  callback: (values, { language, page }) => ({
    type: 'callback-request',
    data: { ...values, stage: 'new' },
    mails: [buildCallbackMail(language, { ...values, page })],
  }),
  appeal: buildAppealRecord,
  inquiry: keepInquiry,
  comment: ({ name, content }, { newsRow }) => ({ type: 'comment', data: { news: newsRow, name, content, stage: 'pending' }, mails: [] }),
  review: ({ name, role, content }) => ({ type: 'review', data: { name, role, content, consent: true, stage: 'pending' }, mails: [] }),
  feedback: ({ useful }) => ({ type: 'page-feedback', data: { useful: useful === 'yes', text: null, stage: 'new' }, mails: [] }),
  'error-report': ({ text }) => ({ type: 'page-feedback', data: { useful: null, text, stage: 'new' }, mails: [] }),
};
