import type { FormValues, IntakeFormName, inquiryKinds } from '@ochiq/contract/forms/forms';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import { defaultLocale, getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';
import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import {
  buildAppealMail,
  buildCallbackMail,
  buildContactMail,
  buildReceiptMail,
  createInquiryMail,
  createInquiryReceiptMail,
  getStatusPage,
  type Mail,
} from '../mail/letters';
import type { LetterReader } from '../mail/letter-reader';
import { createReceiptNumber, deriveAppealCode, hashAppealCode } from './readable-codes';
import { calculateDueDay, getApplicationDueDay, toTashkentDay } from './days';
import { getRows } from '../../platform/strapi/rows';

/** What applications and questions are sent about. */
const offerTypes = ['vacancy', 'tender'] as const;

/** A published vacancy or tender, as what is sent about it knows it. */
type Offer = { type: (typeof offerTypes)[number]; documentId: string; title: string; deadline: string; isOpen: boolean };

type Version = { locale: Locale; title: string; deadline: string; result?: string | null };

/** Open as its page says: its last day counts, and who has won ends it. */
const isOpenOn = (today: string, { deadline, result = null }: Version): boolean => result === null && deadline >= today;

/** Finds a vacancy or tender by its document id; null where nothing of it is published. Its title is the panel's: that of the default language. */
export async function findOffer(strapi: Core.Strapi, documentId: string, now: Date): Promise<Offer | null> {
  for (const type of offerTypes) {
    const where = { documentId, publishedAt: { $notNull: true } };
    const versions = await getRows<Version>(strapi, getContentTypeUid(type)).findMany({ where });
    const version = getLocaleFallbacks(defaultLocale).flatMap((locale) => versions.find((one) => one.locale === locale) ?? [])[0];
    if (!version) continue;
    const { title, deadline } = version;
    return { type, documentId, title, deadline, isOpen: versions.every((one) => isOpenOn(toTashkentDay(now), one)) };
  }
  return null;
}

/** What is known of a submission besides its fields. */
export type SubmissionContext = {
  language: Locale;
  /** How the sender reads letters. */
  reader: LetterReader;
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
  const { language, reader, receivedAt, siteUrl, account } = context;
  const receiptFields = newReceipt(context);
  const { receiptNumber: number } = receiptFields;
  const dueOn = calculateDueDay(receivedAt);
  const kind = values.kind as 'application' | 'proposal' | 'complaint';
  const { email } = values;
  const receipt = { number, dueOn, statusPage: getStatusPage(siteUrl, reader) };
  return {
    type: 'appeal',
    data: { ...values, ...receiptFields, dueOn, account, script: reader.script },
    mails: [buildAppealMail(language, { number, kind, dueOn }), ...(email === null ? [] : [buildReceiptMail(reader, email, receipt)])],
  };
}

function keepInquiry(values: FormValues<'inquiry'>, context: SubmissionContext): SubmissionRecord {
  const { language, reader, receivedAt, siteUrl, offer } = context;
  if (offer === null) throw new Error('An inquiry is about a vacancy or tender');
  const receiptFields = newReceipt(context);
  const kind = values.kind as (typeof inquiryKinds)[number];
  const dueOn = kind === 'apply' ? getApplicationDueDay(offer.deadline) : calculateDueDay(receivedAt);
  const mailData = { number: receiptFields.receiptNumber, kind, offer: offer.title, dueOn };
  return {
    type: 'inquiry',
    data: { ...values, ...receiptFields, consent: true, dueOn, offer: offer.title, offerId: offer.documentId, script: reader.script },
    mails: [
      createInquiryMail(language, mailData),
      createInquiryReceiptMail(reader, values.email, { ...mailData, statusPage: getStatusPage(siteUrl, reader) }),
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
