import type { DuplicateTexts, ReviewsTexts, StartersTexts } from '../en/starters.ts';

export const russianStarters: StartersTexts = {
  'ochiq.starters.title': 'Начать с шаблона',
  'ochiq.starters.lead':
    'Шаблон заполняет форму блоками и подсказками: [[что здесь написать]]. Замените каждую подсказку текстом или удалите её: страницу с подсказками опубликовать нельзя.',
  'ochiq.starters.empty': 'Пустая страница',
  'ochiq.starters.empty.note': 'Вы соберёте её из блоков сами.',
  'ochiq.starters.programme': 'Программа',
  'ochiq.starters.programme.note': 'Цель, цифры, этапы, ответственные.',
  'ochiq.starters.service': 'Услуга',
  'ochiq.starters.service.note': 'Кто может обратиться, документы, порядок, срок и плата.',
  'ochiq.starters.contact-point': 'Пункт приёма',
  'ochiq.starters.contact-point.note': 'Адрес, часы работы, телефон, как добраться.',
  'ochiq.starters.campaign': 'Кампания',
  'ochiq.starters.campaign.note': 'Что, почему и когда нужно сделать людям.',
  'ochiq.starters.report': 'Отчёт',
  'ochiq.starters.report.note': 'Главные цифры, план и результат, что дальше.',
  'ochiq.starters.filled': 'Форма заполнена: {name}. Пока вы ничего не изменили, можно выбрать другой шаблон.',
};

export const russianDuplicate: DuplicateTexts = {
  'ochiq.duplicate.label': 'Создать копию',
  'ochiq.duplicate.title': 'Создать копию на всех языках?',
  'ochiq.duplicate.body':
    'Появится новый черновик со всеми языками, связями и блоками этой записи. В заголовках будет указано, что это копия, адреса будут новыми. Несохранённое в копию не попадёт, и ничего не будет опубликовано.',
  'ochiq.duplicate.done': 'Это копия: черновик на всех языках исходной записи.',
  'ochiq.duplicate.empty': 'Это копия. Заполните то, что нельзя перенять: {fields}',
  'ochiq.duplicate.failed': 'Копия не создана. {reason}',
};

export const russianReviews: ReviewsTexts = {
  'ochiq.reviews.title': 'Страницы на пересмотр',
  'ochiq.reviews.unit': 'Страницы подразделения',
  'ochiq.reviews.all': 'Все подразделения',
  'ochiq.reviews.due': 'Срок пересмотра наступил: {day}',
  'ochiq.reviews.soon': 'Пересмотреть до: {day}',
  'ochiq.reviews.nobody': 'Ответственное подразделение не указано',
  'ochiq.reviews.none': 'В ближайшие 30 дней пересматривать нечего.',
  'ochiq.reviews.more': '{count, plural, one {Ещё # страница} few {Ещё # страницы} many {Ещё # страниц} other {Ещё # страницы}}',
  'ochiq.reviews.broken': 'Список не удалось прочитать. Откройте страницу ещё раз.',
};
