import type { ChecksTexts } from '../en/checks.ts';

export const russianChecks: ChecksTexts = {
  'ochiq.checks.title': 'Легко ли читать текст?',
  'ochiq.checks.none': 'Исправлять, похоже, нечего.',
  'ochiq.checks.hint': 'Это только советы: опубликовать можно и так. Нажмите на совет, чтобы перейти к месту.',
  'ochiq.checks.more': '{count, plural, one {ещё # место} few {ещё # места} other {ещё # мест}}',
  'ochiq.checks.item': '{advice} — {words}',
  'ochiq.checks.heading-order': 'Заголовок пропускает уровень: начните со второго и спускайтесь по одному',
  'ochiq.checks.bold-heading': 'Полужирный текст вместо заголовка: сделайте его заголовком, чтобы к нему можно было перейти на слух',
  'ochiq.checks.typed-list': 'Знаки списка набраны вручную: сделайте список кнопкой над текстом',
  'ochiq.checks.link-words': 'По словам ссылки не понять, куда она ведёт',
  'ochiq.checks.undescribed': 'У изображения нет описания для тех, кто его не видит',
  'ochiq.checks.no-captions': 'У видео нет субтитров для тех, кто не слышит: выберите их в свойствах видео',
  'ochiq.checks.long-sentence': 'В предложении больше 40 слов: сделайте из него два',
  'ochiq.checks.long-paragraph': 'В абзаце больше 150 слов: разделите его или сделайте списком',
  'ochiq.checks.mixed-letters': 'Латинские и кириллические буквы в одном слове: поиск его не найдёт',
  'ochiq.checks.apostrophe': 'Другой знак вместо ʻ или ʼ',
  'ochiq.checks.capitals': 'Слова, набранные прописными буквами, трудно читать',
  'ochiq.checks.number-form': 'Число записано по правилам другого языка: пишите 1 500 000 и 3,5',
  'ochiq.checks.date-form': 'Дату можно понять неверно: пишите 24 ноября 2026 года',
  'ochiq.checks.dead-link': 'Ссылка не открывается уже три ночи: найдите другую или уберите её',
  'ochiq.checks.moved-link': 'Страница переехала навсегда: укажите новый адрес',
};
