import type { DeskTexts } from '../en/desk.ts';

export const russianDesk: DeskTexts = {
  'ochiq.desk.mine': 'Моя работа',
  'ochiq.desk.drafts': 'Черновики',
  'ochiq.desk.drafts.none': 'Неопубликованного у вас нет.',
  'ochiq.desk.published': 'Опубликовано',
  'ochiq.desk.published.none': 'В последнее время вы ничего не публиковали.',
  'ochiq.desk.planned': 'Запланировано',
  'ochiq.desk.planned.none': 'Ничего не запланировано.',
  'ochiq.desk.publish': 'Появится на сайте: {at}',
  'ochiq.desk.unpublish': 'Уйдёт с сайта: {at}',
  'ochiq.desk.queued': 'ждёт очереди на сайт',
  'ochiq.desk.rendering': 'выходит на сайт',
  'ochiq.desk.live': 'на сайте',
  'ochiq.desk.failed': 'не на сайте: откройте, чтобы узнать причину',
  'ochiq.desk.citizens': 'От граждан',
  'ochiq.desk.applicants': 'От заявителей',
  'ochiq.desk.waiting.none': 'Ничего не ждёт ответа.',
  'ochiq.desk.waiting': '{count, plural, one {# ждёт} few {# ждут} many {# ждут} other {# ждут}}',
  'ochiq.desk.due': 'срок первого: {day}',
  'ochiq.desk.late': '{count, plural, one {# просрочено} few {# просрочены} many {# просрочено} other {# просрочены}}',
  'ochiq.desk.broken': 'Это не удалось прочитать. Откройте страницу ещё раз.',
};
