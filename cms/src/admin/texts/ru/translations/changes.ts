import type { ChangesTexts } from '../../en/translations/changes.ts';

/** The texts of what changed in the source of a translation. */
export const russianChanges: ChangesTexts = {
  'ochiq.changes.title':
    '{count, plural, one {Нужно просмотреть # изменение} few {Нужно просмотреть # изменения} many {Нужно просмотреть # изменений} other {Нужно просмотреть # изменения}}',
  'ochiq.changes.done': 'Не требуют перевода: {done} из {of}',
  'ochiq.changes.place': '{field}, {number}',
  'ochiq.changes.follows': 'Переведено с текста от {at}',
  'ochiq.changes.made': 'Написано, когда действовал текст от {at}',
  'ochiq.changes.revised': 'С тех пор изменено в вашем черновике',
  'ochiq.changes.show': 'Что изменилось',
  'ochiq.changes.confirm': 'Не требует перевода',
  'ochiq.changes.confirm.lead':
    '«{field}» ({language}) будет считаться переведённым с нынешнего текста. Следующее изменение там снова сделает перевод устаревшим. Кто это отметил, записывается.',
  'ochiq.changes.confirm.reason': 'Почему (необязательно)',
  'ochiq.changes.said':
    'Отметили, что перевод не нужен: {names}. То же должен отметить ещё один сотрудник, который может согласовать запись.',
  'ochiq.changes.waved': '{field}: не требует перевода. Отметил(а) {name}, {at}.',
  'ochiq.changes.reason': 'Причина: {reason}',
  'ochiq.changes.hidden': 'Ещё изменений в полях, которые вам нельзя читать: {count}.',
  'ochiq.changes.more': 'И ещё {count}.',
  'ochiq.changes.copied':
    'В форме указано «Изменено»: общее для всех языков значение сохранили на другом языке. Оно будет опубликовано вместе с ним или при публикации здесь.',
  'ochiq.changes.broken': 'Не удалось прочитать, что изменилось. Откройте страницу ещё раз.',
};
