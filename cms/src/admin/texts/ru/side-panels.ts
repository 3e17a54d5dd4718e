import type { ForeignTexts, ScheduleText, SentFilesTexts, UsesTexts } from '../en/side-panels.ts';

export const russianForeign: ForeignTexts = {
  'ochiq.foreign.title': 'Ведёт на чужой сайт',
  'ochiq.foreign.warning':
    'Адрес файла ведёт на другой сайт: {host}. Читатель примет то, что там скачает, за файл учреждения. Опубликовать это может только администратор.',
  'ochiq.foreign.cell': 'на чужой сайт: {host}',
};

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

/** The texts about submitted files. */
export const russianSentFiles: SentFilesTexts = {
  'ochiq.sent-files.title': 'Файлы гражданина',
  'ochiq.sent-files.none': 'Файлы не приложены.',
  'ochiq.sent-files.care': 'Файлы проверены при получении. Они удаляются вместе с сообщением.',
  'ochiq.sent-files.save': 'Скачать',
  'ochiq.sent-files.save.name': 'Скачать: {name}',
  'ochiq.sent-files.failed': 'Файл не загрузился. Повторите попытку; если не поможет, сообщите администратору.',
  'ochiq.sent-files.broken': 'Список файлов не удалось прочитать. Откройте страницу ещё раз.',
  'ochiq.sent-files.kilobytes': '{amount} КБ',
  'ochiq.sent-files.megabytes': '{amount} МБ',
};

/** The texts about references to an entry. */
export const russianUses: UsesTexts = {
  // Strapi's own text: the reason is shown next to it.
  'upload.list.bulk-actions.delete.error': 'Ничего не удалено.',
  'ochiq.uses.title': 'Где используется',
  'ochiq.uses.none': 'На эту запись ничего не ведёт.',
  'ochiq.uses.broken': 'Список не удалось прочитать. Попытка повторится сама.',
  'ochiq.uses.draft': 'черновик',
  'ochiq.uses.hidden':
    '{count, plural, one {# запись, которая вам недоступна или не поместилась} few {# записи, которые вам недоступны или не поместились} many {# записей, которые вам недоступны или не поместились} other {# записи, которые вам недоступны или не поместились}}.',
};
