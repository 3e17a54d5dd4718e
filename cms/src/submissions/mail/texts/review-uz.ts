import { formatDottedDay } from '../letter-texts';
import type { ReviewLetterTexts } from '../review-letters';

export const uzReviewTexts: ReviewLetterTexts = {
  day: formatDottedDay,
  subjects: {
    submitted: 'Tasdiqlashingiz kerak',
    'changes-asked': 'Oʻzgartirish soʻraldi',
    approved: 'Tasdiqlandi',
    remark: 'Yangi mulohaza',
    skipped: 'Tasdiqlashsiz oʻtkazildi',
    agreed: 'Tashqi rozilik',
    objected: 'Tashqi eʼtiroz',
    void: 'Tasdiq bekor boʻldi',
    'not-published': 'Reja boʻyicha eʼlon qilinmadi',
    'published-outdated': 'Reja boʻyicha eʼlon qilingan tarjima eskirgan',
    alert: 'Favqulodda xabar eʼlon qilindi',
    translate: 'Tarjima qilishingiz kerak',
    unassigned: 'Endi tarjima qilishingiz shart emas',
  },
  sentences: {
    submitted: (by) => `Yozuv tekshirishga yuborildi. Yuboruvchi: ${by}.`,
    'changes-asked': (by) => `Yozuvga oʻzgartirish kiritish soʻraldi. Kim soʻradi: ${by}.`,
    approved: (by) => `Yozuv tasdiqlandi, endi uni eʼlon qilish mumkin. Kim tasdiqladi: ${by}.`,
    remark: (by) => `Yozuvga yangi mulohaza bildirildi. Muallifi: ${by}.`,
    skipped: (by) => `Yozuv tasdiqlashsiz oʻtkazildi, sababi quyida. Kim oʻtkazdi: ${by}.`,
    agreed: (by) => `Yozuvga tashqaridan rozilik berildi. Kim rozi boʻldi: ${by}.`,
    objected: (by) => `Yozuvga tashqaridan eʼtiroz bildirildi, sababi quyida. Kim eʼtiroz bildirdi: ${by}.`,
    void: (by) =>
      `Yozuv tekshirishga yuborilganidan keyin oʻzgartirildi. Kim oʻzgartirdi: ${by}. Uni qaytadan yuborish va tasdiqlash kerak; shungacha u rejalashtirilgan boʻlsa ham eʼlon qilinmaydi.`,
    'not-published': () => `Yozuv rejadagi vaqtda eʼlon qilinmadi: u tasdiqlanmagan yoki tasdigʻi bekor boʻlgan.`,
    'published-outdated': () =>
      `Tarjima rejadagi vaqtda eʼlon qilindi, lekin eskirgan: siz uni rejalashtirganingizdan keyin asl matn oʻzgargan. Iltimos, uni tuzatish kerakmi, koʻrib chiqing.`,
    alert: (by) => `Favqulodda xabar eʼlon qilindi. Kim eʼlon qildi: ${by}. U tasdiqlashni talab qilmaydi: iltimos, oʻqib chiqing.`,
    translate: (by) => `Yozuvni tarjima qilish sizga topshirildi. Kim topshirdi: ${by}.`,
    unassigned: (by) =>
      `Yozuv tarjimasi boshqa xodimga topshirildi yoki topshiriq qaytarib olindi: endi uni siz tarjima qilishingiz shart emas. Kim shunday qaror qildi: ${by}. Tarjima endi kimda ekani “Tarjimalar” sahifasida koʻrinadi.`,
  },
  site: 'sayt',
  entry: (title, typeName, language) => `Yozuv: ${title}\nTuri: ${typeName}\nTili: ${language}`,
  dueOn: (day) => `Muddati: ${day}`,
  meantFor: (name) => `Bu xat sizga boshqa xodim uchun keldi (${name}): siz uning oʻrnini bosyapsiz yoki ishini qabul qilgansiz.`,
  onDesk: `Batafsil — boshqaruv panelidagi ish stolingizda. Bunday xatlar qachon kelishini ham oʻsha yerda tanlaysiz.`,
  digest: (lines) => ({
    subject: `Yozuvlarni tasdiqlash: kun voqealari`,
    paragraphs: [`Sizga tegishli yozuvlar bilan shular sodir boʻldi.`, ...lines, `Batafsil — boshqaruv panelidagi ish stolingizda.`],
  }),
  lists: {
    submitted: (by, count) => `${String(count)} ta yozuv tekshirishga yuborildi. Yuboruvchi: ${by}.`,
    translate: (by, count) => `${String(count)} ta yozuvni tarjima qilish sizga topshirildi. Kim topshirdi: ${by}.`,
    unassigned: (by, count) =>
      `${String(count)} ta yozuv tarjimasi boshqa xodimga topshirildi yoki topshiriq qaytarib olindi: endi ularni siz tarjima qilishingiz shart emas. Kim shunday qaror qildi: ${by}. Tarjima endi kimda ekani “Tarjimalar” sahifasida koʻrinadi.`,
  },
  list: (subject, count) => `${subject}: ${String(count)} ta yozuv`,
  more: (count) => `Va yana ${String(count)} ta.`,
  invitation: ({ name, title, by, site, link, until }) => ({
    subject: `Eʼlon qilishdan oldin roziligingiz soʻraladi: ${title}`,
    paragraphs: [
      `Assalomu alaykum, ${name}!`,
      `${site} saytida eʼlon qilinishidan oldin “${title}” matnini oʻqib chiqishingizni va rozilik yoki eʼtiroz bildirishingizni soʻraymiz. Soʻrovchi: ${by}.`,
      `Quyidagi sahifani oching. Unda matn oʻquvchilarga koʻrinadigan holda berilgan va javobingiz uchun shakl bor:\n${link}`,
      `Havola ${until} gacha amal qiladi (Toshkent vaqti). Javob berishdan oldin shu manzilga kod yuboriladi.`,
      `Bu xatni kutmagan boʻlsangiz, unga eʼtibor bermang va havolani hech kimga bermang.`,
    ],
  }),
  code: ({ title, code, minutes }) => ({
    subject: `Javob berish uchun kodingiz`,
    paragraphs: [
      `Assalomu alaykum!`,
      `“${title}” haqidagi javobingiz uchun kod:`,
      code,
      `U ${String(minutes)} daqiqa va faqat oʻsha sahifada amal qiladi. Uni sizdan boshqa usulda hech kim soʻramaydi.`,
    ],
  }),
};
