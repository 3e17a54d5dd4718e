import type { ForeignTexts, ScheduleText, SentFilesTexts, UsesTexts } from '../en/side-panels.ts';

export const uzbekForeign: ForeignTexts = {
  'ochiq.foreign.title': 'Begona saytga olib boradi',
  'ochiq.foreign.warning':
    'Fayl manzili boshqa saytga olib boradi: {host}. Oʻquvchi u yerdan yuklab olganini muassasa fayli deb oʻylaydi. Buni faqat administrator eʼlon qila oladi.',
  'ochiq.foreign.cell': 'begona saytga: {host}',
};

/** The texts about plans for an entry. */
export const uzbekSchedule: Readonly<Record<ScheduleText, string>> = {
  'ochiq.schedule.title': 'Rejali eʼlon',
  'ochiq.schedule.action': 'Nima qilinsin',
  'ochiq.schedule.publish': 'Eʼlon qilish',
  'ochiq.schedule.unpublish': 'Eʼlondan olish',
  'ochiq.schedule.minute': 'Toshkent vaqti bilan kun va soat',
  'ochiq.schedule.add': 'Rejalashtirish',
  'ochiq.schedule.cancel': 'Bekor qilish',
  'ochiq.schedule.hint': 'Faqat shu til uchun. Shu daqiqagacha saqlangan matn eʼlon qilinadi.',
  'ochiq.schedule.none': 'Bu til uchun hech narsa rejalashtirilmagan.',
  'ochiq.schedule.publish.waiting': 'Eʼlon qilinadi: {minute}',
  'ochiq.schedule.publish.done': 'Reja boʻyicha eʼlon qilindi: {minute}',
  'ochiq.schedule.publish.cancelled': 'Eʼlon qilish bekor qilindi: {minute}',
  'ochiq.schedule.publish.failed': 'Eʼlon qilinmadi: {minute}',
  'ochiq.schedule.unpublish.waiting': 'Eʼlondan olinadi: {minute}',
  'ochiq.schedule.unpublish.done': 'Reja boʻyicha eʼlondan olindi: {minute}',
  'ochiq.schedule.unpublish.cancelled': 'Eʼlondan olish bekor qilindi: {minute}',
  'ochiq.schedule.unpublish.failed': 'Eʼlondan olinmadi: {minute}',
  'ochiq.schedule.by': 'Rejalashtirdi: {name}',
  'ochiq.schedule.no-minute': 'Kun va soatni tanlang.',
  'ochiq.schedule.over': 'Bu vaqt oʻtib ketgan: keyingi vaqtni tanlang.',
  'ochiq.schedule.taken': 'Bu daqiqaga allaqachon reja bor.',
  'ochiq.schedule.broken': 'Rejani oʻqib yoki oʻzgartirib boʻlmadi. Yana urinib koʻring.',
};

/** The texts about submitted files. */
export const uzbekSentFiles: SentFilesTexts = {
  'ochiq.sent-files.title': 'Fuqaroning fayllari',
  'ochiq.sent-files.none': 'Fayl ilova qilinmagan.',
  'ochiq.sent-files.care': 'Fayllar kelganda tekshirilgan. Ular xabar bilan birga oʻchiriladi.',
  'ochiq.sent-files.save': 'Yuklab olish',
  'ochiq.sent-files.save.name': 'Yuklab olish: {name}',
  'ochiq.sent-files.failed': 'Fayl kelmadi. Qayta urinib koʻring; yordam bermasa, administratorga xabar bering.',
  'ochiq.sent-files.broken': 'Fayllar roʻyxatini oʻqib boʻlmadi. Sahifani qaytadan oching.',
  'ochiq.sent-files.kilobytes': '{amount} KB',
  'ochiq.sent-files.megabytes': '{amount} MB',
};

/** The texts about references to an entry. */
export const uzbekUses: UsesTexts = {
  // Strapi's own text: the reason is shown next to it.
  'upload.list.bulk-actions.delete.error': 'Hech narsa oʻchirilmadi.',
  'ochiq.uses.title': 'Qayerda ishlatilgan',
  'ochiq.uses.none': 'Bu yozuv hech qayerda ishlatilmagan.',
  'ochiq.uses.broken': 'Roʻyxatni oʻqib boʻlmadi. Oʻzi qayta urinib koʻriladi.',
  'ochiq.uses.draft': 'qoralama',
  'ochiq.uses.hidden': 'Siz oʻqiy olmaydigan yoki roʻyxatga sigʻmagan yozuvlar: {count} ta.',
};
