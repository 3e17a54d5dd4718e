import type { SharedTexts } from '../en/shared.ts';

export const russianShared: SharedTexts = {
  'ochiq.shared.own': 'У каждого языка своё значение',
  'ochiq.shared.shared': 'Одно значение для всех языков',
  'ochiq.shared.title': 'Другие языки',
  'ochiq.shared.live': 'Изменено общее для всех языков: {fields}. При публикации это изменится на сайте и на других языках: {languages}.',
  'ochiq.shared.draft': 'Изменено общее для всех языков: {fields}. При сохранении изменятся и черновики на других языках: {languages}.',
};
