import type { FormValues, inquiryKinds, IntakeFormName } from '@ochiq/contract/forms/forms';
import type { IntakeTypeName } from '@ochiq/contract/intake-types';
import type { Locale } from '@ochiq/contract/locales';

import { inquiryMail, inquiryReceiptMail } from '../mail/inquiry-letters';
import { appealMail, callbackMail, contactMail, receiptMail, statusPageOf, type Mail } from '../mail/letters';
import { codeHashOf, codeOf } from './code';
import { applicationDueDay, dueDay } from './due-day';
import type { Offer } from './offers';
import { newReceiptNumber } from './receipt-number';
import { dayIn } from './tashkent-day';

/** What is known of a submission besides its fields. */
export type Circumstances = {
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
export type Kept = { type: IntakeTypeName; data: Readonly<Record<string, unknown>>; mails: readonly Mail[] };

type Keep<F extends IntakeFormName> = (values: FormValues<F>, circumstances: Circumstances) => Kept;

/** What is kept of a receipt of which the sender has number and code. */
function newReceipt({ receivedAt, requestKey, secret }: Circumstances) {
  const receiptNumber = newReceiptNumber(dayIn(receivedAt).slice(0, 4));
  return { receiptNumber, codeHash: codeHashOf(secret, receiptNumber, codeOf(secret, requestKey)), stage: 'received' };
}

function keepAppeal(values: FormValues<'appeal'>, circumstances: Circumstances): Kept {
  const { language, receivedAt, siteUrl, account } = circumstances;
  const kept = newReceipt(circumstances);
  const { receiptNumber: number } = kept;
  const dueOn = dueDay(receivedAt);
  const kind = values.kind as 'application' | 'proposal' | 'complaint';
  const { email } = values;
  const receipt = { number, dueOn, statusPage: statusPageOf(siteUrl, language) };
  return {
    type: 'appeal',
    data: { ...values, ...kept, dueOn, account },
    mails: [appealMail(language, { number, kind, dueOn }), ...(email === null ? [] : [receiptMail(language, email, receipt)])],
  };
}

function keepInquiry(values: FormValues<'inquiry'>, circumstances: Circumstances): Kept {
  const { language, receivedAt, siteUrl, offer } = circumstances;
  if (offer === null) throw new Error('An inquiry is about a vacancy or tender');
  const kept = newReceipt(circumstances);
  const kind = values.kind as (typeof inquiryKinds)[number];
  const dueOn = kind === 'apply' ? applicationDueDay(offer.deadline) : dueDay(receivedAt);
  const facts = { number: kept.receiptNumber, kind, offer: offer.title, dueOn };
  return {
    type: 'inquiry',
    data: { ...values, ...kept, consent: true, dueOn, offer: offer.title, offerId: offer.documentId },
    mails: [
      inquiryMail(language, facts),
      inquiryReceiptMail(language, values.email, { ...facts, statusPage: statusPageOf(siteUrl, language) }),
    ],
  };
}

/** Maps each stored form to its row and its letters. */
export const sentForms: { readonly [F in IntakeFormName]: Keep<F> } = {
  contact: (values, { language, page }) => ({
    type: 'contact-message',
    data: { ...values, stage: 'new' },
    mails: [contactMail(language, { ...values, page })],
  }),
  callback: (values, { language, page }) => ({
    type: 'callback-request',
    data: { ...values, stage: 'new' },
    mails: [callbackMail(language, { ...values, page })],
  }),
  appeal: keepAppeal,
  inquiry: keepInquiry,
  comment: ({ name, content }, { newsRow }) => ({ type: 'comment', data: { news: newsRow, name, content, stage: 'pending' }, mails: [] }),
  review: ({ name, role, content }) => ({ type: 'review', data: { name, role, content, consent: true, stage: 'pending' }, mails: [] }),
  feedback: ({ useful }) => ({ type: 'page-feedback', data: { useful: useful === 'yes', text: null, stage: 'new' }, mails: [] }),
  'error-report': ({ text }) => ({ type: 'page-feedback', data: { useful: null, text, stage: 'new' }, mails: [] }),
};
