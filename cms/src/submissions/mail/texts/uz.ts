import { formatDottedDay, type LetterTexts } from '../letter-texts';

const kinds = { application: 'ariza', proposal: 'taklif', complaint: 'shikoyat' } as const;
const inquiries = { apply: 'ariza', ask: 'savol' } as const;

const factorChanges = {
  'app-added': [`Boshqaruv paneli uchun kodlar ilovasi ulandi`, `Sayt boshqaruv panelidagi hisobingizga kodlar ilovasi ulandi`],
  'app-removed': [
    `Boshqaruv panelining kodlar ilovasi oʻchirildi`,
    `Sayt boshqaruv panelidagi hisobingizga ulangan kodlar ilovasi oʻchirildi`,
  ],
  'codes-replaced': [
    `Boshqaruv paneli uchun yangi tiklash kodlari olindi`,
    `Sayt boshqaruv panelidagi hisobingiz uchun yangi tiklash kodlari olindi, avvalgilari endi ishlamaydi`,
  ],
  'provider-linked': [
    `Boshqaruv panelidagi hisobingiz kirish provayderi bilan bogʻlandi`,
    `Sayt boshqaruv panelidagi hisobingiz tashkilotning kirish provayderidagi odam bilan bogʻlandi, endi u hisobni ocha oladi`,
  ],
} as const;

export const uzMailTexts: LetterTexts = {
  day: formatDottedDay,
  contact: ({ name, email, subject, message, page }) => ({
    subject: `Saytdan xabar: ${subject}`,
    paragraphs: [
      `Sayt orqali yangi xabar keldi.`,
      `Kimdan: ${name}\nElektron pochta: ${email}\nMavzu: ${subject}\nSahifa: ${page}`,
      message,
      `Javob berish uchun shu xatga javob yozing: u toʻgʻridan-toʻgʻri xabar muallifiga boradi.`,
    ],
  }),
  callback: ({ name, phone, page }) => ({
    subject: `Qayta qoʻngʻiroq soʻrovi: ${name}`,
    paragraphs: [`Sayt orqali qayta qoʻngʻiroq soʻraldi.`, `Ismi: ${name}\nTelefon: ${phone}\nSahifa: ${page}`],
  }),
  appeal: ({ number, kind, dueOn }) => ({
    subject: `Yangi murojaat: ${number}`,
    paragraphs: [
      `Sayt orqali yangi murojaat keldi.`,
      `Raqami: ${number}\nTuri: ${kinds[kind]}\nJavob berishning oxirgi kuni: ${dueOn}`,
      `Murojaat matni va muallif haqidagi maʼlumotlar boshqaruv panelida, “Murojaatlar” boʻlimida.`,
    ],
  }),
  receipt: ({ number, dueOn, statusPage }) => ({
    subject: `Murojaatingiz qabul qilindi: ${number}`,
    paragraphs: [
      `Assalomu alaykum!`,
      `Murojaatingiz qabul qilindi.\nRaqami: ${number}\nJavob berishning oxirgi kuni: ${dueOn}`,
      `Murojaat holatini shu raqam va uni yuborganingizda saytda koʻrsatilgan kod bilan bilib olishingiz mumkin.${statusPage === null ? '' : `\n${statusPage}`}`,
      `Bu xat avtomatik yuborilgan. Murojaatni siz yubormagan boʻlsangiz, xatga eʼtibor bermang.`,
    ],
  }),
  answer: ({ number, answer }) => ({
    subject: `Murojaatingizga javob: ${number}`,
    paragraphs: [
      `Assalomu alaykum!`,
      `${number} raqamli murojaatingiz koʻrib chiqildi. Javob:`,
      answer,
      `Javobdan norozi boʻlsangiz, u ustidan yuqori turuvchi organga yoki sudga shikoyat qilishga haqlisiz.`,
    ],
  }),
  inquiry: ({ number, kind, offer, dueOn }) => ({
    subject: `Yangi ${inquiries[kind]}: ${number}`,
    paragraphs: [
      `Sayt orqali yangi ${inquiries[kind]} keldi.`,
      `Raqami: ${number}\nNima haqida: ${offer}\nJavob berishning oxirgi kuni: ${dueOn}`,
      `Matni, fayllari va muallif haqidagi maʼlumotlar boshqaruv panelida, “Arizalar va savollar” boʻlimida.`,
    ],
  }),
  inquiryReceipt: ({ number, kind, offer, dueOn, statusPage }) => ({
    subject: `${kind === 'apply' ? 'Arizangiz' : 'Savolingiz'} qabul qilindi: ${number}`,
    paragraphs: [
      `Assalomu alaykum!`,
      `${kind === 'apply' ? 'Arizangiz' : 'Savolingiz'} qabul qilindi.\nRaqami: ${number}\nNima haqida: ${offer}\nJavob berishning oxirgi kuni: ${dueOn}`,
      `Holatini shu raqam va yuborganingizda saytda koʻrsatilgan kod bilan bilib olishingiz mumkin.${statusPage === null ? '' : `\n${statusPage}`}`,
      `Bu xat avtomatik yuborilgan. Hech narsa yubormagan boʻlsangiz, xatga eʼtibor bermang.`,
    ],
  }),
  inquiryAnswer: ({ number, answer }) => ({
    subject: `Sizga javob keldi: ${number}`,
    paragraphs: [`Assalomu alaykum!`, `${number} raqamli arizangiz yoki savolingizga javob:`, answer],
  }),
  confirmEmail: ({ link }) => ({
    subject: `Elektron pochtangizni tasdiqlang`,
    paragraphs: [
      `Assalomu alaykum!`,
      `Saytda shaxsiy kabinet ochish uchun shu manzil koʻrsatildi. Manzil sizniki ekanini tasdiqlash uchun quyidagi sahifani oching va undagi tugmani bosing:\n${link}`,
      `Havola ikki kun amal qiladi.`,
      `Roʻyxatdan siz oʻtmagan boʻlsangiz, xatga eʼtibor bermang: tasdiqlanmagan kabinet oʻchirib tashlanadi.`,
    ],
  }),
  accountExists: ({ signInPage, forgotPage }) => ({
    subject: `Sizda shaxsiy kabinet bor`,
    paragraphs: [
      `Assalomu alaykum!`,
      `Hozirgina kimdir saytda shu manzil bilan shaxsiy kabinet ochmoqchi boʻldi. Kabinetingiz allaqachon bor, unga kirish kifoya:\n${signInPage}`,
      `Parolni unutgan boʻlsangiz, yangisini qoʻying:\n${forgotPage}`,
      `Bu siz boʻlmasangiz, hech narsa qilish shart emas: kabinetingizda hech narsa oʻzgarmadi.`,
    ],
  }),
  resetPassword: ({ link }) => ({
    subject: `Yangi parol qoʻyish`,
    paragraphs: [
      `Assalomu alaykum!`,
      `Shaxsiy kabinetingiz parolini almashtirish soʻraldi. Yangi parolni shu sahifada qoʻyasiz:\n${link}`,
      `Havola ikki soat va faqat bir marta amal qiladi. Parol almashgach, barcha qurilmalarda kabinetdan chiqiladi.`,
      `Buni siz soʻramagan boʻlsangiz, xatga eʼtibor bermang va havolani hech kimga koʻrsatmang: parolingiz oʻzgarmaydi.`,
    ],
  }),
  newDevice: ({ moment, device }) => ({
    subject: `Boshqaruv paneliga yangi qurilmadan kirildi`,
    paragraphs: [
      `Assalomu alaykum!`,
      `Parolingiz bilan sayt boshqaruv paneliga avval foydalanilmagan brauzerdan kirildi.\nQachon: ${moment} (Toshkent)${device === null ? '' : `\nQurilma: ${device}`}`,
      `Bu siz boʻlsangiz, hech narsa qilish shart emas.`,
      `Bu siz boʻlmasangiz, darhol parolingizni almashtiring, paneldagi “Faol qurilmalar” boʻlimida boshqa seanslarni tugating va administratorga xabar bering.`,
    ],
  }),
  passkey: ({ moment, device, change }) => ({
    subject: change === 'added' ? `Boshqaruv paneli uchun kirish kaliti qoʻshildi` : `Boshqaruv panelining kirish kaliti oʻchirildi`,
    paragraphs: [
      `Assalomu alaykum!`,
      `Sayt boshqaruv panelidagi hisobingizga ${change === 'added' ? 'kirish kaliti qoʻshildi' : 'tegishli kirish kaliti oʻchirildi'}.\nQachon: ${moment} (Toshkent)${device === null ? '' : `\nQurilma: ${device}`}`,
      `Bu siz boʻlsangiz, hech narsa qilish shart emas.`,
      `Bu siz boʻlmasangiz, darhol parolingizni almashtiring, paneldagi “Kirish himoyasi” boʻlimida kirish kalitlarini koʻrib chiqing, boshqa seanslarni tugating va administratorga xabar bering.`,
    ],
  }),
  secondFactor: ({ moment, device, change }) => ({
    subject: factorChanges[change][0],
    paragraphs: [
      `Assalomu alaykum!`,
      `${factorChanges[change][1]}.\nQachon: ${moment} (Toshkent)${device === null ? '' : `\nQurilma: ${device}`}`,
      `Bu siz boʻlsangiz, hech narsa qilish shart emas.`,
      change === 'provider-linked'
        ? `Bu siz boʻlmasangiz, darhol parolingizni almashtiring: yangi parol bu bogʻlanishni uzadi va barcha seanslarni tugatadi. Administratorga ham xabar bering: parolsiz kirsangiz, bogʻlanishni u uzadi.`
        : `Bu siz boʻlmasangiz, darhol parolingizni almashtiring, paneldagi “Kirish himoyasi” boʻlimida nima oʻzgarganini koʻrib chiqing, boshqa seanslarni tugating va administratorga xabar bering.`,
    ],
  }),
};
