import type { Locale, Localized } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { dayIn } from '../intake/tashkent-day';
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

const appeals = 'api::appeal.appeal';
const noAnswer: Localized<string> = {
  uz: 'Avval javobni yozing: javobsiz murojaatga javob berilgan deb boʻlmaydi',
  ru: 'Сначала напишите ответ: без него на обращение не отвечено',
  en: 'Write the answer first: an appeal is answered only with one',
};

const find = (strapi: Core.Strapi, documentId: string) => rowsOf<Appeal>(strapi, appeals).findOne({ where: { documentId } });

/**
 * Checks an appeal before it is changed: an answered one has an answer and a day.
 * @returns whether this change answers it
 * @throws a ValidationError that the panel shows next to the field
 */
export async function checkAppeal(strapi: Core.Strapi, documentId: string, change: Change, now: Date): Promise<boolean> {
  const before = await find(strapi, documentId);
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
export async function sendAnswer(strapi: Core.Strapi, documentId: string, now: Date): Promise<void> {
  const appeal = await find(strapi, documentId);
  if (!appeal?.email || appeal.answer === null) return;
  const { language, email, receiptNumber: number, answer } = appeal;
  await post(strapi, [answerMail(language, email, { number, answer })], now);
}
