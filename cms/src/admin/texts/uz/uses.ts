import type { UsesTexts } from '../en/uses.ts';

/** The texts about references to an entry. */
export const uzbekUses: UsesTexts = {
  // Strapi's own text: the reason is shown next to it.
  'upload.list.bulk-actions.delete.error': 'Hech narsa oʻchirilmadi.',
  'ochiq.uses.title': 'Qayerda ishlatilgan',
  'ochiq.uses.none': 'Bu yozuvga hech narsa olib kelmaydi.',
  'ochiq.uses.broken': 'Roʻyxatni oʻqib boʻlmadi. Oʻzi qayta urinib koʻriladi.',
  'ochiq.uses.draft': 'qoralama',
  'ochiq.uses.hidden': 'Siz oʻqiy olmaydigan yoki roʻyxatga sigʻmagan yozuvlar: {count} ta.',
  'ochiq.uses.leaving': 'Shu yozuvlar bu yerga olib keladi. Bu saytdan olinsa, ularning matnidagi havolalar oddiy soʻzlarga aylanadi:',
  'ochiq.uses.leaving.many':
    'Shu yozuvlar tanlanganlarga olib keladi. Tanlanganlar saytdan olinsa, ularga olib boruvchi matnlardagi havolalar oddiy soʻzlarga aylanadi:',
  'ochiq.uses.unpublish': 'Bu saytdan olinsinmi?',
};
