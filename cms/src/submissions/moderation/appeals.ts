import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Locale, Localized } from '@ochiq/contract/routing/locales';
import type { ScriptPrefix } from '@ochiq/contract/routing/scripts';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { toTashkentDay } from '../forms/days';
import { getSubmissionUid } from '../forms/duplicate-submissions';
import { readLetterReader } from '../mail/letter-reader';
import { buildReplyMail, createInquiryReplyMail } from '../mail/letters';
import { enqueueMails } from '../mail/outbox';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getRows } from '../../platform/strapi/rows';

type ModeratedAppeal = {
  stage: string;
  answer: string | null;
  answeredOn: string | null;
  email: string | null;
  receiptNumber: string;
  language: Locale;
  script: ScriptPrefix | null;
};
/** What an editor changes of it. */
export type AppealChange = Record<string, unknown> & Partial<ModeratedAppeal>;

/** What is answered in the panel, and the letter with the answer. */
const replyMailFactories = { appeal: buildReplyMail, inquiry: createInquiryReplyMail } as const satisfies Partial<
  Record<IntakeTypeName, typeof buildReplyMail>
>;
export type RepliedType = keyof typeof replyMailFactories;

const missingReplyMessage: Localized<string> = {
  uz: 'Avval javobni yozing: javobsiz javob berilgan deb boʻlmaydi',
  ru: 'Сначала напишите ответ: без него нельзя отметить, что ответ дан',
  en: 'Write the answer first: nothing is answered without one',
};

const findAppeal = (strapi: Core.Strapi, type: RepliedType, documentId: string) =>
  getRows<ModeratedAppeal>(strapi, getSubmissionUid(type)).findOne({ where: { documentId } });

/**
 * Before what is answered in the panel is changed: what is answered has an answer and a day.
 * @returns whether it is answered by this change
 * @throws a ValidationError that the panel shows at the field
 */
export async function validateReply(
  strapi: Core.Strapi,
  type: RepliedType,
  documentId: string,
  change: AppealChange,
  now: Date,
): Promise<boolean> {
  const before = await findAppeal(strapi, type, documentId);
  const after = { ...before, ...change };
  if (after.stage !== 'answered') return false;
  if ((after.answer ?? '').trim() === '') {
    const message = translateForEditor(strapi, missingReplyMessage);
    throw new errors.ValidationError(message, { errors: [{ path: ['answer'], message, name: 'ValidationError' }] });
  }
  after.answeredOn ??= toTashkentDay(now);
  change.answeredOn = after.answeredOn;
  return before?.stage !== 'answered';
}

/** Sends the answer, where the citizen gave an address. */
export async function sendReply(strapi: Core.Strapi, type: RepliedType, documentId: string, now: Date): Promise<void> {
  const appeal = await findAppeal(strapi, type, documentId);
  if (!appeal?.email || appeal.answer === null) return;
  const { email, receiptNumber: number, answer } = appeal;
  const reader = await readLetterReader(strapi, appeal);
  await enqueueMails(strapi, [replyMailFactories[type](reader, email, { number, answer })], now);
}
