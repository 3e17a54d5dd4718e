import type { NewsVocabulary } from './news-vocabulary';

export const uzVocabulary: NewsVocabulary = {
  slug: 'quduq-xabari',
  when: ['Bahorda', 'Yoz boshida', 'Kuzgi tekshiruv davomida', 'Yil yakunida', 'Oʻtgan haftada', 'Birinchi chorakda', 'Ikki oy ichida'],
  where: [
    'Fargʻona vodiysida',
    'Zarafshon havzasida',
    'Qoraqalpogʻiston shimolida',
    'Surxondaryo togʻ etaklarida',
    'Toshkent atrofidagi tumanlarda',
    'Buxoro vohasida',
    'Xorazmning eski kanallari boʻyida',
  ],
  who: [
    'gidrogeologlar ekspeditsiyasi',
    'monitoring xizmati mutaxassislari',
    'markaziy laboratoriya xodimlari',
    'burgʻilash brigadasi',
    'muassasa rahbariyati va mahalla faollari',
    'yosh geologlar guruhi',
  ],
  did: [
    'kuzatuv quduqlarida suv sathini qayta oʻlchadi',
    'yangi suv manbasini xaritaga kiritdi',
    'yer osti suvlarining shoʻrligini tekshirib, natijalarni eʼlon qildi',
    'eski quduqlarning holatini birma-bir koʻrib chiqdi',
    'aholi bilan ochiq muloqot oʻtkazib, savollarga javob berdi',
    'avtomatik datchiklarni oʻrnatish ishlarini muddatidan oldin tugatdi',
    'buloqlar kadastrini toʻldirish uchun namunalar oldi',
  ],
  headings: ['Nima qilindi', 'Raqamlarda', 'Keyingi qadamlar', 'Mutaxassislar fikri'],
  sentence: ({ when, where, who, did }) => `${when} ${where} ${who} ${did}`,
};
