import type { PreviewTexts } from '../en/preview.ts';

export const russianPreview: PreviewTexts = {
  'ochiq.preview.title': 'Страница рядом с формой',
  'ochiq.preview.open': 'Показывать страницу, пока я пишу',
  'ochiq.preview.close': 'Закрыть страницу',
  'ochiq.preview.frame': 'Страница, какой её увидят читатели',
  'ochiq.preview.language': 'Язык страницы',
  'ochiq.preview.width': 'Ширина экрана',
  'ochiq.preview.width.phone': 'Телефон',
  'ochiq.preview.width.desktop': 'Компьютер',
  'ochiq.preview.theme': 'Цвета',
  'ochiq.preview.theme.light': 'Светлые',
  'ochiq.preview.theme.dark': 'Тёмные',
  'ochiq.preview.keys':
    'Нажмите на часть страницы, чтобы перейти к её полю; с клавиатуры — клавишами со стрелками и Enter внутри страницы.',
  'ochiq.preview.saved': 'Это то, что сохранено на этом языке. То, что вы пишете, — на языке формы.',
  'ochiq.preview.missing':
    '{count, plural, one {# поле не заполнено или заполнено неверно} few {# поля не заполнены или заполнены неверно} other {# полей не заполнены или заполнены неверно}}',
  'ochiq.preview.missing.item': '{field}: {problem}',
  'ochiq.preview.no-publisher': 'Служба, которая готовит страницы, не отвечает. Страница появится снова при следующем изменении.',
  'ochiq.preview.failed': 'Страницу не удалось подготовить. При следующем изменении попытка повторится.',
  'ochiq.preview.forbidden': 'Ваша роль не позволяет читать все поля этой записи, поэтому показать страницу нельзя.',
};
