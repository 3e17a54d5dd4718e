import type { DeskTexts } from '../en/desk.ts';

export const uzbekDesk: DeskTexts = {
  'ochiq.desk.mine': 'Mening ishlarim',
  'ochiq.desk.drafts': 'Qoralamalar',
  'ochiq.desk.drafts.none': 'Sizda eʼlon qilinmagan yozuv yoʻq.',
  'ochiq.desk.published': 'Eʼlon qilinganlar',
  'ochiq.desk.published.none': 'Yaqinda hech narsa eʼlon qilmagansiz.',
  'ochiq.desk.planned': 'Rejalashtirilgan',
  'ochiq.desk.planned.none': 'Hech narsa rejalashtirilmagan.',
  'ochiq.desk.publish': 'Saytga chiqadi: {at}',
  'ochiq.desk.unpublish': 'Saytdan olinadi: {at}',
  'ochiq.desk.later-uses':
    'Shundan beri {count} ta eʼlon qilingan yozuv bundan foydalana boshladi: qayta rejalashtirib, ular bilan nima qilishni tanlang',
  'ochiq.desk.dead-links': 'Ochilmayotgan boshqa sayt havolalari',
  'ochiq.desk.dead-link': 'uch kechadan beri ochilmayapti: {address}',
  'ochiq.desk.queued': 'saytga chiqishini kutmoqda',
  'ochiq.desk.rendering': 'saytga chiqmoqda',
  'ochiq.desk.live': 'saytda',
  'ochiq.desk.failed': 'saytda emas: sababini koʻrish uchun oching',
  'ochiq.desk.citizens': 'Fuqarolardan',
  'ochiq.desk.applicants': 'Talabgorlardan',
  'ochiq.desk.waiting.none': 'Javob kutayotgan narsa yoʻq.',
  'ochiq.desk.waiting': '{count, plural, other {# ta kutmoqda}}',
  'ochiq.desk.due': 'birinchisining muddati: {day}',
  'ochiq.desk.late': '{count, plural, other {# tasining muddati oʻtgan}}',
  'ochiq.desk.broken': 'Buni oʻqib boʻlmadi. Sahifani qaytadan oching.',
};
