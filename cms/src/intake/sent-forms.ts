import type { FormValues, IntakeFormName } from '@ochiq/contract/forms/forms';
import type { IntakeTypeName } from '@ochiq/contract/intake-types';
import type { Locale } from '@ochiq/contract/locales';

import { appealMail, callbackMail, contactMail, receiptMail, statusPageOf, type Mail } from '../mail/letters';
import { codeHashOf, codeOf } from './code';
import { dueDay } from './due-day';
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
  /** The sender's account, where they were signed in. */
  account: string | null;
};

/** The record of a form, and the letters that it causes. */
export type Kept = { type: IntakeTypeName; data: Readonly<Record<string, unknown>>; mails: readonly Mail[] };

type Keep<F extends IntakeFormName> = (values: FormValues<F>, circumstances: Circumstances) => Kept;

function keepAppeal(values: FormValues<'appeal'>, { language, receivedAt, requestKey, secret, siteUrl, account }: Circumstances): Kept {
  const number = newReceiptNumber(dayIn(receivedAt).slice(0, 4));
  const dueOn = dueDay(receivedAt);
  const kind = values.kind as 'application' | 'proposal' | 'complaint';
  const { email } = values;
  const receipt = { number, dueOn, statusPage: statusPageOf(siteUrl, language) };
  return {
    type: 'appeal',
    data: {
      ...values,
      receiptNumber: number,
      codeHash: codeHashOf(secret, number, codeOf(secret, requestKey)),
      dueOn,
      stage: 'received',
      account,
    },
    mails: [appealMail(language, { number, kind, dueOn }), ...(email === null ? [] : [receiptMail(language, email, receipt)])],
  };
}

/** Builds the record of each form that is stored: its row, and the letters that it causes. */
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
  comment: ({ name, content }, { newsRow }) => ({ type: 'comment', data: { news: newsRow, name, content, stage: 'pending' }, mails: [] }),
  review: ({ name, role, content }) => ({ type: 'review', data: { name, role, content, consent: true, stage: 'pending' }, mails: [] }),
  feedback: ({ useful }) => ({ type: 'page-feedback', data: { useful: useful === 'yes', text: null, stage: 'new' }, mails: [] }),
  'error-report': ({ text }) => ({ type: 'page-feedback', data: { useful: null, text, stage: 'new' }, mails: [] }),
};
