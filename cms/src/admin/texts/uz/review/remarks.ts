import type { RemarkTexts } from '../../en/review/remarks.ts';

/** The texts about remarks on an entry. */
export const uzbekRemarks: RemarkTexts = {
  'ochiq.remarks.title': 'Mulohazalar',
  'ochiq.remarks.open': '{count, plural, =0 {Ochiq mulohaza yoʻq} other {# ta ochiq mulohaza}}',
  'ochiq.remarks.entry': 'Butun yozuv',
  'ochiq.remarks.block': '{number}. {name}',
  'ochiq.remarks.go': 'Oʻsha joyga oʻtish: {place}',
  'ochiq.remarks.removed': 'Bu joy olib tashlangan: {place}',
  'ochiq.remarks.by': '{name}, {time}',
  'ochiq.remarks.resolved-by': 'Hal qildi: {name}, {time}',
  'ochiq.remarks.reply': 'Javob yozish',
  'ochiq.remarks.reply.text': 'Javobingiz',
  'ochiq.remarks.reply.send': 'Javobni yuborish',
  'ochiq.remarks.cancel': 'Bekor qilish',
  'ochiq.remarks.resolve': 'Hal qilindi deb belgilash',
  'ochiq.remarks.reopen': 'Qayta ochish',
  'ochiq.remarks.show': 'Hal qilingan mulohazalarni koʻrsatish: {count} ta',
  'ochiq.remarks.hide': 'Hal qilingan mulohazalarni yashirish',
  'ochiq.remarks.place': 'Nima haqida',
  'ochiq.remarks.place.hint': 'Kursor oxirgi marta turgan maydon tanlangan.',
  'ochiq.remarks.text': 'Mulohaza',
  'ochiq.remarks.add': 'Mulohaza qoʻshish',
  'ochiq.remarks.empty': 'Avval matnni yozing',
  'ochiq.remarks.too-long': '{count} belgigacha qisqartiring',
};
