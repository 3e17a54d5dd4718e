import type { UsesTexts } from '../en/uses.ts';

/** The texts about references to an entry. */
export const russianUses: UsesTexts = {
  // Strapi's own text: the reason is shown next to it.
  'upload.list.bulk-actions.delete.error': 'Ничего не удалено.',
  'ochiq.uses.title': 'Где используется',
  'ochiq.uses.none': 'На эту запись ничего не ведёт.',
  'ochiq.uses.broken': 'Список не удалось прочитать. Попытка повторится сама.',
  'ochiq.uses.draft': 'черновик',
  'ochiq.uses.hidden':
    '{count, plural, one {# запись, которая вам недоступна} few {# записи, которые вам недоступны или не поместились} many {# записей, которые вам недоступны или не поместились} other {# записи, которые вам недоступны или не поместились}}.',
  'ochiq.uses.leaving': 'Сюда ведут эти записи. Ссылки в их текстах станут обычными словами, когда этого не будет на сайте:',
  'ochiq.uses.leaving.many':
    'К выбранному ведут эти записи. Ссылки в их текстах станут обычными словами, когда выбранного не будет на сайте:',
  'ochiq.uses.unpublish': 'Снять это с сайта?',
};
