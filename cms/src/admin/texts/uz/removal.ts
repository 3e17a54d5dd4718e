import type { RemovalTexts } from '../en/removal.ts';

/** The texts of the dialog before something in use is taken away. */
export const uzbekRemoval: RemovalTexts = {
  'ochiq.removal.title': 'Bu ishlatilmoqda: oʻsha joylarda nima boʻladi?',
  'ochiq.removal.where': 'U shu yerlarda ishlatilgan:',
  'ochiq.removal.draft': 'qoralama',
  'ochiq.removal.changed':
    'Eʼlon qilinmagan oʻzgarishlari bor: faqat qoralamasi oʻzgaradi, siz eʼlon qilguningizcha saytda oldingidek qoladi.',
  'ochiq.removal.foreign': 'Siz buni oʻzgartira olmaysiz.',
  'ochiq.removal.others': 'Bundan tashqari siz oʻqiy olmaydigan yoki roʻyxatga sigʻmagan yozuvlar bor: {list}.',
  'ochiq.removal.choice': 'Ular bilan nima qilinsin',
  'ochiq.removal.replace': 'Oʻrniga boshqasini qoʻyish',
  'ochiq.removal.replace.do': 'Almashtirish va olib tashlash',
  'ochiq.removal.replace.not':
    'Bu yerda almashtirib boʻlmaydi: bu yozuvlarning bir qismini siz oʻzgartira olmaysiz yoki ular juda koʻp. Huquqi bor hamkasbingizdan soʻrang.',
  'ochiq.removal.redirect': 'Manzilini boshqa sahifaga yoʻnaltirish',
  'ochiq.removal.redirect.do': 'Yoʻnaltirish va olib tashlash',
  'ochiq.removal.redirect.not': 'Bu yerda yoʻnaltirish yordam bermaydi: unga havola yoʻq yoki eʼlon qilingan yozuvlarga uning oʻzi kerak.',
  'ochiq.removal.withdraw': 'Shunday qoldirish',
  'ochiq.removal.withdraw.do': 'Olib tashlash',
  'ochiq.removal.withdraw.not': 'Shunday qoldirib boʻlmaydi: busiz menyu, quyi sahifa yoki eʼlon qilingan yozuv buziladi.',
  'ochiq.removal.withdraw.confirm':
    'Oʻquvchi nima koʻrishini bilaman: havolalar oddiy soʻzlarga aylanadi, roʻyxatlarda u boʻlmaydi, rasm yoki fayl esa koʻrsatilmaydi.',
  'ochiq.removal.replacement.entry': 'Oʻrniga qoʻyiladigan yozuv',
  'ochiq.removal.replacement.file': 'Oʻrniga qoʻyiladigan fayl',
  'ochiq.removal.cancelled': 'Hech narsa olib tashlanmadi.',
};
