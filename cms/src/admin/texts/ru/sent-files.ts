import type { SentFilesTexts } from '../en/sent-files.ts';

/** The texts about submitted files. */
export const russianSentFiles: SentFilesTexts = {
  'ochiq.sent-files.title': 'Файлы гражданина',
  'ochiq.sent-files.none': 'Файлов к нему не приложено.',
  'ochiq.sent-files.care': 'Файлы проверены при получении. Они удаляются вместе с сообщением.',
  'ochiq.sent-files.save': 'Скачать',
  'ochiq.sent-files.save.name': 'Скачать: {name}',
  'ochiq.sent-files.failed': 'Файл не загрузился. Повторите попытку; если не поможет, сообщите администратору.',
  'ochiq.sent-files.broken': 'Список файлов не удалось прочитать. Откройте страницу ещё раз.',
  'ochiq.sent-files.kilobytes': '{amount} КБ',
  'ochiq.sent-files.megabytes': '{amount} МБ',
};
