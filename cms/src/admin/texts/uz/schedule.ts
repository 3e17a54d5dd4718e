import type { ScheduleText } from '../en/schedule.ts';

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
