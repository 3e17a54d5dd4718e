import type { ForeignTexts } from '../en/foreign.ts';

export const uzbekForeign: ForeignTexts = {
  'ochiq.foreign.title': 'Begona saytga olib boradi',
  'ochiq.foreign.warning':
    'Fayl manzili boshqa saytga olib boradi: {host}. Oʻquvchi u yerdan yuklab olganini muassasa fayli deb oʻylaydi. Buni faqat administrator eʼlon qila oladi.',
  'ochiq.foreign.cell': 'begona saytga: {host}',
};
