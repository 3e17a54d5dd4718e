import type { IntakeTypeName } from '@ochiq/contract/intake-types';
import type { Locale, Localized } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { dayIn } from '../intake/tashkent-day';
import { uidOfIntake } from '../intake/kept-before';
import { inquiryAnswerMail } from '../mail/inquiry-letters';
import { answerMail } from '../mail/letters';
import { post } from '../mail/outbox';
import { inEditorsLanguage } from '../panel/in-editors-language';
import { rowsOf } from '../strapi/rows';

type Appeal = {
  stage: string;
  answer: string | null;
  answeredOn: string | null;
  email: string | null;
  receiptNumber: string;
  language: Locale;
};
/** What an editor changes of it. */
export type Change = Record<string, unknown> & Partial<Appeal>;

/** What is answered in the panel, and the letter with the answer. */
const answerMails = { appeal: answerMail, inquiry: inquiryAnswerMail } as const satisfies Partial<
  Record<IntakeTypeName, typeof answerMail>
>;
export type AnsweredType = keyof typeof answerMails;

const noAnswer: Localized<string> = {
  uz: 'Avval javobni yozing: javobsiz javob berilgan deb boʻlmaydi',
  ru: 'Сначала напишите ответ: без него нельзя отметить, что ответ дан',
  en: 'Write the answer first: nothing is answered without one',
};

const find = (strapi: Core.Strapi, type: AnsweredType, documentId: string) =>
  rowsOf<Appeal>(strapi, uidOfIntake(type)).findOne({ where: { documentId } });

/**
 * Before what is answered in the panel is changed: what is answered has an answer and a day.
 * @returns whether it is answered by this change
 * @throws a ValidationError that the panel shows at the field
 */
export async function checkAnswer(
  strapi: Core.Strapi,
  type: AnsweredType,
  documentId: string,
  change: Change,
  now: Date,
): Promise<boolean> {
  const before = await find(strapi, type, documentId);
  const after = { ...before, ...change };
  if (after.stage !== 'answered') return false;
  if ((after.answer ?? '').trim() === '') {
    const message = inEditorsLanguage(strapi, noAnswer);
    throw new errors.ValidationError(message, { errors: [{ path: ['answer'], message, name: 'ValidationError' }] });
  }
  after.answeredOn ??= dayIn(now);
  change.answeredOn = after.answeredOn;
  return before?.stage !== 'answered';
}

/** Sends the answer, where the citizen gave an address. */
export async function sendAnswer(strapi: Core.Strapi, type: AnsweredType, documentId: string, now: Date): Promise<void> {
  const appeal = await find(strapi, type, documentId);
  if (!appeal?.email || appeal.answer === null) return;
  const { language, email, receiptNumber: number, answer } = appeal;
  await post(strapi, [answerMails[type](language, email, { number, answer })], now);
}
