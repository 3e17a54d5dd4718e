import type { Publication } from '@ochiq/contract/wire/publisher-status';
import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { hasRoleNow } from '../../people/absences/stand-ins';
import type { PanelUser } from '../../people/second-factor/panel-people';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { isReviewNeeded, mayNeedReview } from './rules/needed-approvals';
import { ReviewRefusalError } from './review-refusal';
import type { ReviewRule } from './rules/review-rules';
import { readRules } from './rules/stored-rules';

const refusals = {
  unapproved: {
    uz: 'Bu nashrni qaytarib boʻlmaydi: undagi yozuvlarning har bir koʻrinishini boshqa xodim tasdiqlashi kerak. Yozuvning tarixidan kerakli holatini tiklang, tekshirishga yuboring va tasdiqlangach eʼlon qiling.',
    ru: 'Эту публикацию нельзя отменить: каждую версию её записей нужно согласовать. Восстановите нужную версию из истории записи, отправьте её на согласование и опубликуйте.',
    en: 'This publication can’t be undone: every version of its entries needs an approval. Restore the version that you want from the history of the entry, have it approved, and publish it.',
  },
  reason: {
    uz: 'Bu nashrdagi yozuvlar tasdiqlashni talab qiladi: uni nima uchun qaytarayotganingizni yozing',
    ru: 'Записи этой публикации нужно согласовывать: напишите, почему вы её отменяете',
    en: 'The entries of this publication need an approval: write why you undo it',
  },
} as const satisfies Record<string, Localized<string>>;

type Undone = Pick<Publication, 'kinds'>;

/** Lists the rules that ask for something of what a publication holds. Of pages it does not say where they are. */
const listRules = (rules: readonly ReviewRule[], { kinds }: Undone): ReviewRule[] =>
  rules.filter((rule) =>
    kinds.some(({ type, locale }) => mayNeedReview([rule], type, locale === null ? localeCodes : [locale]) && isReviewNeeded(rule)),
  );

/**
 * Refuses to undo a publication whose entries need approvals: readers would see an earlier version, which no person has
 * approved for now. Who may skip all of the rules undoes it with a reason, which is recorded.
 * @throws a refusal
 */
export async function requireUndoApproval(strapi: Core.Strapi, user: PanelUser, publication: Undone, reason: string): Promise<void> {
  const { rules } = await readRules(strapi);
  const concerned = listRules(rules, publication);
  if (concerned.length === 0) return;
  const mayEach = await Promise.all(concerned.map(({ skippedBy }) => hasRoleNow(strapi, user, skippedBy)));
  const maySkip = mayEach.every(Boolean);
  if (!maySkip) throw new ReviewRefusalError(translateForEditor(strapi, refusals.unapproved), { code: 'not-approved' });
  if (reason === '') throw new ReviewRefusalError(translateForEditor(strapi, refusals.reason), { code: 'not-approved' });
}
