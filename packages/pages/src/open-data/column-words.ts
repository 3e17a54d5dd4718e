import type { Localized } from '@ochiq/contract/routing/locales';

/** Descriptions of the columns of registers, where the name does not explain the values. */
export const columnDescriptions: Readonly<Partial<Record<ColumnName, Localized<string>>>> = {
  kind: {
    uz: 'Tur kodi, barcha tillarda bir xil.',
    ru: 'Код вида, один на всех языках.',
    en: 'A code of the kind, the same in all languages.',
  },
  group: {
    uz: 'Guruh kodi, barcha tillarda bir xil.',
    ru: 'Код группы, один на всех языках.',
    en: 'A code of the group, the same in all languages.',
  },
  legal_status: {
    uz: 'in-force – amalda, lost-force – kuchini yoʻqotgan, draft – loyiha.',
    ru: 'in-force — действует, lost-force — утратил силу, draft — проект.',
    en: 'in-force, lost-force or draft.',
  },
  lost_force_on: {
    uz: 'Hujjat amalda boʻlsa, boʻsh.',
    ru: 'Пусто, если документ действует.',
    en: 'Empty while the document is in force.',
  },
  employment: {
    uz: 'full-time – toʻliq ish kuni, part-time – toʻliqsiz ish kuni, temporary – vaqtinchalik ish, contract – fuqarolik-huquqiy shartnoma, internship – amaliyot.',
    ru: 'full-time — полный рабочий день, part-time — неполный рабочий день, temporary — временная работа, contract — гражданско-правовой договор, internship — стажировка.',
    en: 'full-time, part-time, temporary, contract (for services) or internship.',
  },
  salary_from: { uz: 'Oyiga, soliqdan oldin.', ru: 'В месяц, до вычета налогов.', en: 'A month, before tax.' },
  salary_to: { uz: 'Oyiga, soliqdan oldin.', ru: 'В месяц, до вычета налогов.', en: 'A month, before tax.' },
  deadline: {
    uz: 'Shu kunning oxirigacha qabul qilinadi, Toshkent vaqti bilan.',
    ru: 'Приём идёт до конца этого дня по ташкентскому времени.',
    en: 'Taken until the end of this day, Tashkent time.',
  },
  acting: {
    uz: 'true – vazifasini vaqtincha bajaradi.',
    ru: 'true — временно исполняет обязанности.',
    en: 'true where the person holds the post for the time being.',
  },
  reception: {
    uz: 'Hafta kuni inglizcha, soatlar Toshkent vaqti bilan: tuesday 15:00–17:00.',
    ru: 'День недели по-английски, часы по ташкентскому времени: tuesday 15:00–17:00.',
    en: 'The day of the week with its hours, Tashkent time: tuesday 15:00–17:00.',
  },
  received: {
    uz: 'Davr ichida kelgan murojaatlar soni.',
    ru: 'Число обращений, поступивших за период.',
    en: 'How many appeals came in the period.',
  },
};

/** The titles of the columns of registers for people; programs know them by their names. */
export const columnWords = {
  title: { uz: 'Nomi', ru: 'Название', en: 'Title' },
  name: { uz: 'Ismi yoki nomi', ru: 'Имя или название', en: 'Name' },
  number: { uz: 'Raqami', ru: 'Номер', en: 'Number' },
  kind: { uz: 'Turi', ru: 'Вид', en: 'Kind' },
  adopted_on: { uz: 'Qabul qilingan kuni', ru: 'Дата принятия', en: 'Adopted on' },
  issuer: { uz: 'Qabul qilgan organ', ru: 'Принявший орган', en: 'Issuer' },
  legal_status: { uz: 'Huquqiy holati', ru: 'Правовой статус', en: 'Legal status' },
  lost_force_on: { uz: 'Kuchini yoʻqotgan kuni', ru: 'Утратил силу', en: 'Lost force on' },
  official_url: { uz: 'Qonunchilik bazasidagi manzili', ru: 'Адрес в базе законодательства', en: 'Address in the database of legislation' },
  file_url: { uz: 'Fayl manzili', ru: 'Адрес файла', en: 'Address of the file' },
  summary: { uz: 'Qisqacha mazmuni', ru: 'Кратко', en: 'Summary' },
  who_can_apply: { uz: 'Kim murojaat qilishi mumkin', ru: 'Кто может обратиться', en: 'Who can apply' },
  term: { uz: 'Muddati', ru: 'Срок', en: 'Term' },
  fee: { uz: 'Toʻlovi', ru: 'Плата', en: 'Fee' },
  result: { uz: 'Natijasi', ru: 'Результат', en: 'Result' },
  apply_url: { uz: 'Ariza berish manzili', ru: 'Адрес подачи заявления', en: 'Address to apply at' },
  contact: { uz: 'Aloqa', ru: 'Контакты', en: 'Contact' },
  unit: { uz: 'Boʻlinma', ru: 'Подразделение', en: 'Unit' },
  region: { uz: 'Ish joyi', ru: 'Место работы', en: 'Place of work' },
  employment: { uz: 'Bandlik turi', ru: 'Вид занятости', en: 'Employment' },
  salary_from: { uz: 'Maoshi (eng kami), soʻm', ru: 'Оклад от, сумов', en: 'Salary from, soum' },
  salary_to: { uz: 'Maoshi (eng koʻpi), soʻm', ru: 'Оклад до, сумов', en: 'Salary to, soum' },
  published_on: { uz: 'Eʼlon qilingan kuni', ru: 'Дата публикации', en: 'Published on' },
  deadline: { uz: 'Oxirgi kuni', ru: 'Последний день', en: 'Deadline' },
  amount: { uz: 'Boshlangʻich narxi, soʻm', ru: 'Начальная цена, сумов', en: 'Starting price, soum' },
  position: { uz: 'Lavozimi', ru: 'Должность', en: 'Position' },
  group: { uz: 'Guruhi', ru: 'Группа', en: 'Group' },
  acting: { uz: 'Vazifasini vaqtincha bajaruvchi', ru: 'Исполняющий обязанности', en: 'Acting' },
  phone: { uz: 'Telefon', ru: 'Телефон', en: 'Telephone' },
  email: { uz: 'Elektron pochta', ru: 'Электронная почта', en: 'E-mail' },
  reception: { uz: 'Qabul kunlari', ru: 'Дни приёма', en: 'Reception days' },
  period: { uz: 'Davr', ru: 'Период', en: 'Period' },
  starts_on: { uz: 'Davr boshi', ru: 'Начало периода', en: 'First day of the period' },
  received: { uz: 'Kelgan', ru: 'Поступило', en: 'Received' },
  satisfied: { uz: 'Qanoatlantirilgan', ru: 'Удовлетворено', en: 'Satisfied' },
  explained: { uz: 'Tushuntirish berilgan', ru: 'Даны разъяснения', en: 'Explained' },
  rejected: { uz: 'Rad etilgan', ru: 'Отказано', en: 'Rejected' },
  by_site: { uz: 'Sayt orqali', ru: 'Через сайт', en: 'Through the site' },
  by_mail: { uz: 'Pochta orqali', ru: 'По почте', en: 'By mail' },
  by_reception: { uz: 'Qabulda', ru: 'На приёме', en: 'At reception' },
  by_trust_phone: { uz: 'Ishonch telefoni orqali', ru: 'По телефону доверия', en: 'By trust phone' },
  by_portal: { uz: 'Portal orqali', ru: 'Через портал', en: 'Through the portal' },
  note: { uz: 'Izoh', ru: 'Примечание', en: 'Note' },
  url: { uz: 'Sahifa manzili', ru: 'Адрес страницы', en: 'Address of the page' },
} as const satisfies Record<string, Localized<string>>;

export type ColumnName = keyof typeof columnWords;
