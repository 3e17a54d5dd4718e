import type { DatesText, FilesTexts, SharedTexts, TreeTexts } from '../en/forms.ts';

/** What fields for days say. */
export const uzbekDates: Readonly<Record<DatesText, string>> = {
  'ochiq.dates.calendar': 'Taqvim',
  'ochiq.dates.earlier': 'Oldingi oy',
  'ochiq.dates.later': 'Keyingi oy',
  'ochiq.dates.zone': 'Toshkent vaqti',
  'ochiq.dates.no-day': 'Bu sana emas. Mana bunday yozing: {like}',
  'ochiq.dates.no-minute': 'Bu sana va vaqt emas. Mana bunday yozing: {like}',
  'ochiq.dates.outside': 'Sana {first} va {last} oraligʻida boʻlishi kerak',
};

export const uzbekFiles: FilesTexts = {
  'ochiq.files.file': '“{name}” ({size} MB)',
  'ochiq.files.large':
    'Katta fayl: {files}. Telefondan kirganlar uni uzoq kutadi va trafik uchun haq toʻlaydi. Iloji boʻlsa, avval kichraytiring: PDF faylni veb uchun saqlang, videoni 720p qiling. Shu holicha yuklansinmi?',
  'ochiq.files.too-large':
    'Fayl juda katta: {files}. Sayt {most} MB gacha fayllarni qabul qiladi: bundan kattasi diskka ham, oʻquvchilarga ham ogʻirlik qiladi. Hech narsa yuborilmadi. Faylni kichraytiring yoki boʻlib yuklang. Video boshqa joyda tursa, uning manzilini yozing.',
};

export const uzbekShared: SharedTexts = {
  'ochiq.shared.own': 'Har bir tilning oʻz qiymati bor',
  'ochiq.shared.shared': 'Barcha tillar uchun bitta qiymat',
  'ochiq.shared.title': 'Boshqa tillar',
  'ochiq.shared.live':
    'Barcha tillarga umumiy maydonlar oʻzgardi: {fields}. Eʼlon qilsangiz, saytda bu tillarda ham oʻzgaradi: {languages}.',
  'ochiq.shared.draft':
    'Barcha tillarga umumiy maydonlar oʻzgardi: {fields}. Saqlasangiz, bu tillardagi qoralamalar ham oʻzgaradi: {languages}.',
};

export const uzbekTree: TreeTexts = {
  'ochiq.tree.top': 'Yuqorisida sahifa yoʻq: eng yuqorida',
  'ochiq.tree.clear': 'Sahifani eng yuqoriga qoʻyish',
  'ochiq.tree.none': 'Bunday nomli boʻlim yoki sahifa yoʻq',
  'ochiq.tree.draft': '{title} (eʼlon qilinmagan)',
  'ochiq.tree.unknown': 'Sizga koʻrinmaydigan yoki oʻchirilgan sahifa',
  'ochiq.tree.address': 'Manzil: {address}',
};
