import type { SentFilesTexts } from '../en/sent-files.ts';

/** The texts about submitted files. */
export const uzbekSentFiles: SentFilesTexts = {
  'ochiq.sent-files.title': 'Fuqaroning fayllari',
  'ochiq.sent-files.none': 'Unga fayl ilova qilinmagan.',
  'ochiq.sent-files.care': 'Fayllar kelganda tekshirilgan. Ular xabar bilan birga oʻchiriladi.',
  'ochiq.sent-files.save': 'Yuklab olish',
  'ochiq.sent-files.save.name': 'Yuklab olish: {name}',
  'ochiq.sent-files.failed': 'Fayl kelmadi. Qayta urinib koʻring; yordam bermasa, maʼmurga xabar bering.',
  'ochiq.sent-files.broken': 'Fayllar roʻyxatini oʻqib boʻlmadi. Sahifani qaytadan oching.',
  'ochiq.sent-files.kilobytes': '{amount} KB',
  'ochiq.sent-files.megabytes': '{amount} MB',
};
