import type { SharedTexts } from '../en/shared.ts';

export const uzbekShared: SharedTexts = {
  'ochiq.shared.own': 'Har bir tilning oʻz qiymati bor',
  'ochiq.shared.shared': 'Barcha tillar uchun bitta qiymat',
  'ochiq.shared.title': 'Boshqa tillar',
  'ochiq.shared.live':
    'Barcha tillarga umumiy maydonlar oʻzgardi: {fields}. Eʼlon qilsangiz, saytda bu tillarda ham oʻzgaradi: {languages}.',
  'ochiq.shared.draft':
    'Barcha tillarga umumiy maydonlar oʻzgardi: {fields}. Saqlasangiz, bu tillardagi qoralamalar ham oʻzgaradi: {languages}.',
};
