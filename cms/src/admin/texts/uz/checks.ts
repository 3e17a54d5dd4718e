import type { ChecksTexts } from '../en/checks.ts';

export const uzbekChecks: ChecksTexts = {
  'ochiq.checks.title': 'Matn oson oʻqiladimi?',
  'ochiq.checks.none': 'Tuzatiladigan narsa topilmadi.',
  'ochiq.checks.hint': 'Bu faqat maslahat: shunday ham eʼlon qilish mumkin. Joyiga oʻtish uchun bittasini bosing.',
  'ochiq.checks.more': 'yana {count} ta joy',
  'ochiq.checks.item': '{advice} — {words}',
  'ochiq.checks.heading-order': 'Sarlavha darajasi tashlab ketilgan: 2-darajadan boshlang va bittadan pastga tushing',
  'ochiq.checks.bold-heading': 'Sarlavha oʻrnida qalin harflar: uni sarlavha qiling, shunda eshitib oʻqiydiganlar unga oʻta oladi',
  'ochiq.checks.typed-list': 'Roʻyxat belgilari qoʻlda yozilgan: matn ustidagi tugma bilan roʻyxat qiling',
  'ochiq.checks.link-words': 'Havola soʻzlaridan uning qayerga olib borishi bilinmaydi',
  'ochiq.checks.undescribed': 'Rasmda uni koʻrmaydiganlar uchun tavsif yoʻq',
  'ochiq.checks.no-captions': 'Videoda eshitmaydiganlar uchun subtitr yoʻq: uni video xossalarida tanlang',
  'ochiq.checks.long-sentence': 'Gapda 40 tadan koʻp soʻz bor: uni ikkiga boʻling',
  'ochiq.checks.long-paragraph': 'Xatboshida 150 tadan koʻp soʻz bor: uni boʻling yoki roʻyxat qiling',
  'ochiq.checks.mixed-letters': 'Bir soʻzda lotin va kirill harflari aralash: qidiruv uni topmaydi',
  'ochiq.checks.apostrophe': 'ʻ yoki ʼ oʻrnida boshqa belgi turibdi',
  'ochiq.checks.capitals': 'Bosh harflar bilan yozilgan soʻzlar qiyin oʻqiladi',
  'ochiq.checks.number-form': 'Son boshqa til qoidasi bilan yozilgan: 1 500 000 va 3,5 deb yozing',
  'ochiq.checks.date-form': 'Sana notoʻgʻri tushunilishi mumkin: 2026-yil 24-noyabr deb yozing',
  'ochiq.checks.pdf-untagged':
    'PDF tuzilishi belgilanmagan: eshitib oʻqiydiganlar uchun unda sarlavha, roʻyxat va jadvallar yoʻq. Wordda: Save as – PDF – Options – “Document structure tags for accessibility”',
  'ochiq.checks.pdf-scan':
    'PDF ichida harflar yoʻq, bu skaner nusxasi: unda qidirib ham, uni eshitib ham boʻlmaydi. Hujjat yozilgan dasturda PDF qilib saqlang yoki matnini tanitib oling (OCR)',
  'ochiq.checks.pdf-language':
    'PDF tili koʻrsatilmagan: u boshqa til qoidasi bilan oʻqib beriladi. Wordda: Review – Language, keyin yana PDF qilib saqlang',
  'ochiq.checks.pdf-title':
    'PDF nomi yozilmagan: oynada va qidiruvda fayl nomi koʻrinadi. Wordda: File – Info – Title, keyin yana PDF qilib saqlang',
  'ochiq.checks.dead-link': 'Bu havola uch kechadan beri ochilmayapti: boshqasini toping yoki olib tashlang',
  'ochiq.checks.moved-link': 'Bu sahifa butunlay boshqa manzilga koʻchgan',
  'ochiq.checks.new-address': 'Yangi manzil: {address}',
  'ochiq.checks.take': 'Yangi manzilni olish',
  'ochiq.checks.taken': 'Shaklga qoʻyildi, hali saqlanmagan: {address}',
  'ochiq.checks.undo': 'Eski manzilni qaytarish',
};
