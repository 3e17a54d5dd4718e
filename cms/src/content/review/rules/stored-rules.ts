import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { recordAudit } from '../../../people/audit/record-audit';
import { withWriteLock } from '../../../platform/database/transactions';
import { translateForEditor } from '../../../platform/panel-words/translate-for-editor';
import { createRefusal } from '../../../platform/strapi/refusal';
import { reviewRule, type ReviewRule } from './review-rules';

/** What is stored of the rules. */
const storedRules = z.object({ revision: z.int().nonnegative(), rules: z.array(reviewRule) });
export type StoredRules = z.output<typeof storedRules>;

const getStore = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'ochiq_review' });

/**
 * Reads the rules: one query.
 * @throws what is stored is not understood: nothing may be published by rules that were lost
 */
export async function readRules(strapi: Core.Strapi): Promise<StoredRules> {
  const value: unknown = await getStore(strapi).get({ key: 'rules' });
  return storedRules.parse(value ?? { revision: 0, rules: [] });
}

const changedMeanwhile: Localized<string> = {
  uz: 'Qoidalarni shu orada boshqa administrator oʻzgartirdi: sahifani yangilab, oʻzgarishingizni qaytadan kiriting',
  ru: 'Правила тем временем изменил другой администратор: обновите страницу и внесите своё изменение ещё раз',
  en: 'Another administrator has changed the rules meanwhile: reload the page, and make your change again',
};

/** Describes a rule for the audit log. */
const describeRule = ({ type, section, locale, approvals, outside, skippedBy }: ReviewRule): string =>
  [type, section ?? '*', locale ?? '*', `${String(approvals)} + ${outside}`, skippedBy.join(', ')]
    .filter((part) => part !== '')
    .join(' · ');

/** Stores the rules, and records what was changed. @throws a refusal: they are not those that the change began from */
export async function storeRules(strapi: Core.Strapi, { revision, rules }: StoredRules): Promise<void> {
  await withWriteLock(strapi, async () => {
    const before = await readRules(strapi);
    if (before.revision !== revision) throw createRefusal(translateForEditor(strapi, changedMeanwhile));
    await getStore(strapi).set({ key: 'rules', value: { revision: revision + 1, rules } });
    const [old, now] = [before.rules.map(describeRule), rules.map(describeRule)];
    const details = { added: now.filter((one) => !old.includes(one)), removed: old.filter((one) => !now.includes(one)) };
    const subject = { type: 'setting', id: 'review-rules', title: 'review-rules', locale: null };
    await recordAudit(strapi, [{ kind: 'review-rules', subject, details }]);
  });
}
