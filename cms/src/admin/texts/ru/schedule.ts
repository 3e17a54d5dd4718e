import type { ScheduleText } from '../en/schedule.ts';

/** The texts about plans for an entry. */
export const russianSchedule: Readonly<Record<ScheduleText, string>> = {
  'ochiq.schedule.title': 'Публикация по расписанию',
  'ochiq.schedule.action': 'Что сделать',
  'ochiq.schedule.publish': 'Опубликовать',
  'ochiq.schedule.unpublish': 'Снять с публикации',
  'ochiq.schedule.minute': 'День и время по Ташкенту',
  'ochiq.schedule.add': 'Запланировать',
  'ochiq.schedule.cancel': 'Отменить',
  'ochiq.schedule.hint': 'Только для этого языка. Будет опубликовано то, что сохранено к этой минуте.',
  'ochiq.schedule.none': 'Для этого языка ничего не запланировано.',
  'ochiq.schedule.publish.waiting': 'Будет опубликовано: {minute}',
  'ochiq.schedule.publish.done': 'Опубликовано по расписанию: {minute}',
  'ochiq.schedule.publish.cancelled': 'Публикация отменена: {minute}',
  'ochiq.schedule.publish.failed': 'Не опубликовано: {minute}',
  'ochiq.schedule.unpublish.waiting': 'Будет снято с публикации: {minute}',
  'ochiq.schedule.unpublish.done': 'Снято с публикации по расписанию: {minute}',
  'ochiq.schedule.unpublish.cancelled': 'Снятие с публикации отменено: {minute}',
  'ochiq.schedule.unpublish.failed': 'Не снято с публикации: {minute}',
  'ochiq.schedule.by': 'Запланировал(а): {name}',
  'ochiq.schedule.no-minute': 'Выберите день и время.',
  'ochiq.schedule.over': 'Это время уже прошло: выберите более позднее.',
  'ochiq.schedule.taken': 'На эту минуту уже что-то запланировано.',
  'ochiq.schedule.broken': 'Не удалось прочитать или изменить расписание. Попробуйте ещё раз.',
};
