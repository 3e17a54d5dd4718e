import type { CopiesTexts, MergeTexts, PresenceTexts, SessionTexts } from '../en/editing.ts';

export const uzbekCopies: CopiesTexts = {
  'ochiq.copies.stored': 'Hali saqlanmagan. Matn shu brauzerda turibdi: {when}.',
  'ochiq.copies.broken':
    'Hali saqlanmagan, bu brauzer ham matnni saqlab tura olmaydi: joy qolmagan yoki saqlash oʻchirilgan. Tez-tez saqlab turing.',
  'ochiq.copies.too-large': 'Hali saqlanmagan, matn esa brauzerda saqlash uchun juda katta. Tez-tez saqlab turing.',
  'ochiq.copies.found': 'Bu yerda saqlanmay qolgan matningiz bor: {when}.',
  'ochiq.copies.restore': 'Uni formaga qaytarish',
  'ochiq.copies.drop': 'Uni oʻchirish',
  'ochiq.copies.restored': 'Matningiz yana formada. U hali saqlanmagan.',
};

export const uzbekMerge: MergeTexts = {
  'ochiq.merge.conflict': 'Siz yozayotganingizda bu yozuvni oʻzgartirishdi: {name}, {when}. Sizning matningiz ham, uniki ham yoʻqolmagan.',
  'ochiq.merge.somebody': 'boshqa foydalanuvchi',
  'ochiq.merge.compare': 'Solishtirish va tanlash',
  'ochiq.merge.copy': 'Menikini yangi qoralama qilib saqlash',
  'ochiq.merge.copied': 'Matningiz alohida qoralama boʻlib saqlandi. Undagi boshqa yozuvlarga bogʻlanishlarni qaytadan tanlash kerak.',
  'ochiq.merge.copy-failed': 'Qoralama saqlanmadi. Matningiz formada turibdi.',
  'ochiq.merge.unread': 'Boshqa matnni oʻqib boʻlmadi. Yana urinib koʻring.',
  'ochiq.merge.title': 'Bu yozuvning ikki xil matni',
  'ochiq.merge.restore-title': 'Sizning matningiz va saqlangan matn',
  'ochiq.merge.hint':
    'Faqat bittangiz oʻzgartirgan joylar shundayligicha olinadi. Ikkalangiz ham oʻzgartirgan joyda tanlang. Natija formaga tushadi: uni oʻqib chiqib, saqlang.',
  'ochiq.merge.theirs-only': 'Saqlangan matndan olindi: {fields}',
  'ochiq.merge.mine-only': 'Sizniki qoldirildi: {fields}',
  'ochiq.merge.joined': 'Ikkala matndan birlashtirildi: {fields}',
  'ochiq.merge.choose': '{field}, {count} ta joydan {number}-joy',
  'ochiq.merge.mine': 'Meniki',
  'ochiq.merge.theirs': 'Saqlangani',
  'ochiq.merge.both': 'Ikkalasi, meniki pastda',
  'ochiq.merge.empty': '(boʻsh)',
  'ochiq.merge.all-mine': 'Hamma joyda meniki',
  'ochiq.merge.all-theirs': 'Hamma joyda saqlangani',
  'ochiq.merge.left': '{count, plural, =0 {Hammasi tanlandi.} other {Yana # ta joyni tanlash kerak.}}',
  'ochiq.merge.apply': 'Formaga oʻtkazish',
  'ochiq.merge.cancel': 'Bekor qilish',
  'ochiq.merge.applied': 'Ikkala matn formada birlashtirildi. Hali hech narsa saqlanmagan.',
};

export const uzbekPresence: PresenceTexts = {
  'ochiq.presence.title': 'Shu tilda yana kim bor',
  'ochiq.presence.unnamed': 'Ismi koʻrsatilmagan foydalanuvchi',
  'ochiq.presence.yourself': 'Siz, boshqa oynada',
  'ochiq.presence.since': '{time} dan beri',
  'ochiq.presence.editing': 'saqlanmagan matni bor',
  'ochiq.presence.has-entry': 'bu yozuvni tahrirlayapti',
  'ochiq.presence.take-over': 'Oʻzimga olish',
  'ochiq.presence.hint': 'Hech narsa qulflanmagan: keyin saqlagan kishi ikkala matnni solishtiradi. Avval oʻzaro kelishib oling.',
  'ochiq.presence.taken': 'Bu yozuvni {name} oʻziga oldi: {time}. Yozganlaringiz formada qoladi.',
  'ochiq.presence.take-back': 'Qaytarib olish',
};

export const uzbekSession: SessionTexts = {
  'ochiq.session.title': 'Seansingiz tugadi',
  'ochiq.session.explanation': 'Forma yozganlaringiz bilan joyida turibdi. Parolni kiriting va toʻxtagan joyingizdan davom eting.',
  'ochiq.session.person': 'Siz — {email}',
  'ochiq.session.password': 'Parol',
  'ochiq.session.sign-in': 'Kirish va davom etish',
  'ochiq.session.decline': 'Formadan chiqish',
  'ochiq.session.wrong': 'Kirib boʻlmadi: {reason}',
};
