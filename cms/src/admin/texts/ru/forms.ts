import type { DatesText, FilesTexts, SharedTexts, TreeTexts } from '../en/forms.ts';

/** What fields for days say. */
export const russianDates: Readonly<Record<DatesText, string>> = {
  'ochiq.dates.calendar': 'Календарь',
  'ochiq.dates.earlier': 'Предыдущий месяц',
  'ochiq.dates.later': 'Следующий месяц',
  'ochiq.dates.zone': 'Время Ташкента',
  'ochiq.dates.no-day': 'Это не дата. Напишите её так: {like}',
  'ochiq.dates.no-minute': 'Это не дата со временем. Напишите их так: {like}',
  'ochiq.dates.outside': 'Дата должна быть между {first} и {last}',
};

export const russianFiles: FilesTexts = {
  'ochiq.files.file': '«{name}» ({size} МБ)',
  'ochiq.files.large':
    'Большой файл: {files}. С телефона его придётся долго ждать и платить за трафик. Если можно, сначала уменьшите его: PDF сохраните для веба, видео — в 720p. Загрузить как есть?',
  'ochiq.files.too-large':
    'Файл слишком большой: {files}. Сайт принимает файлы до {most} МБ: файлы крупнее обременяют и диск, и читателей. Ничего не отправлено. Уменьшите файл или разделите его. Видео может лежать в другом месте: тогда укажите его адрес.',
};

export const russianShared: SharedTexts = {
  'ochiq.shared.own': 'У каждого языка своё значение',
  'ochiq.shared.shared': 'Одно значение для всех языков',
  'ochiq.shared.title': 'Другие языки',
  'ochiq.shared.live': 'Изменено общее для всех языков: {fields}. При публикации это изменится на сайте и на других языках: {languages}.',
  'ochiq.shared.draft': 'Изменено общее для всех языков: {fields}. При сохранении изменятся и черновики на других языках: {languages}.',
};

export const russianTree: TreeTexts = {
  'ochiq.tree.top': 'Страницы выше нет: верхний уровень',
  'ochiq.tree.clear': 'Поставить страницу на верхний уровень',
  'ochiq.tree.none': 'Раздела или страницы с таким названием нет',
  'ochiq.tree.draft': '{title} (не опубликована)',
  'ochiq.tree.unknown': 'Страница, которая вам не видна или удалена',
  'ochiq.tree.address': 'Адрес: {address}',
};
