import type { ForeignTexts } from '../en/foreign.ts';

export const russianForeign: ForeignTexts = {
  'ochiq.foreign.title': 'Ведёт на чужой сайт',
  'ochiq.foreign.warning':
    'Адрес файла ведёт на другой сайт: {host}. Читатель примет то, что там скачает, за файл учреждения. Опубликовать это может только администратор.',
  'ochiq.foreign.cell': 'на чужой сайт: {host}',
};
