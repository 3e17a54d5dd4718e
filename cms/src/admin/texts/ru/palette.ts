import type { PaletteTexts } from '../en/palette.ts';

export const russianPalette: PaletteTexts = {
  'ochiq.palette.title': 'Поиск по всему',
  'ochiq.palette.button': 'Поиск по всему ({keys})',
  'ochiq.palette.input': 'Заголовки, тексты, люди, номера актов, файлы',
  'ochiq.palette.help': 'Стрелки выбирают, Enter открывает, Ctrl+Enter открывает в новой вкладке.',
  'ochiq.palette.close': 'Закрыть поиск',
  'ochiq.palette.results': 'Результаты',
  'ochiq.palette.recent': 'Над чем вы работали недавно',
  'ochiq.palette.commands': 'Перейти',
  'ochiq.palette.files': 'Файлы',
  'ochiq.palette.file': 'файл',
  'ochiq.palette.new': 'Создать: {type}',
  'ochiq.palette.desk': 'Мой стол',
  'ochiq.palette.trash': 'Корзина',
  'ochiq.palette.library': 'Медиатека',
  'ochiq.palette.count': '{count, plural, one {# результат} few {# результата} many {# результатов} other {# результата}}',
  'ochiq.palette.none': 'В том, что вам доступно, этого нет: «{q}». Попробуйте меньше слов или их начало.',
  'ochiq.palette.repaired': 'Показано по запросу «{q}».',
  'ochiq.palette.reading': 'Поиск ещё читает все записи после запуска. Результаты появятся сами.',
  'ochiq.palette.broken': 'Поиск не ответил. Измените букву, чтобы повторить.',
};
