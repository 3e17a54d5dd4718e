import type { Localized } from '@ochiq/contract/routing/locales';

/** The registers of the site itself that are published as data. */
export const registerNames = ['documents', 'services', 'vacancies', 'tenders', 'people', 'appeals'] as const;
export type RegisterName = (typeof registerNames)[number];

/**
 * The titles and descriptions of registers: also used outside pages, so they are kept apart from the interface texts.
 */
export const registerWords = {
  documents: {
    uz: {
      title: 'Hujjatlar reyestri',
      description: 'Saytda eʼlon qilingan hujjatlar: raqami, turi, qabul qilingan kuni, huquqiy holati va manzili.',
    },
    ru: {
      title: 'Реестр документов',
      description: 'Документы, опубликованные на сайте: номер, вид, дата принятия, правовой статус и адрес.',
    },
    en: {
      title: 'Register of documents',
      description: 'The documents published on the site: number, kind, day of adoption, legal status and address.',
    },
  },
  services: {
    uz: { title: 'Xizmatlar reyestri', description: 'Koʻrsatiladigan xizmatlar: kimga, qancha muddatda va qancha haq evaziga.' },
    ru: { title: 'Реестр услуг', description: 'Оказываемые услуги: кому, в какой срок и за какую плату.' },
    en: { title: 'Register of services', description: 'The services offered: for whom, within what time and at what cost.' },
  },
  vacancies: {
    uz: { title: 'Boʻsh ish oʻrinlari', description: 'Eʼlon qilingan boʻsh ish oʻrinlari: joyi, maoshi va ariza berishning oxirgi kuni.' },
    ru: { title: 'Вакансии', description: 'Опубликованные вакансии: место, оклад и последний день подачи заявлений.' },
    en: { title: 'Vacancies', description: 'The vacancies published: place, salary and last day for applications.' },
  },
  tenders: {
    uz: { title: 'Tenderlar', description: 'Eʼlon qilingan tenderlar: lot raqami, boshlangʻich narxi, muddati va natijasi.' },
    ru: { title: 'Тендеры', description: 'Объявленные тендеры: номер лота, начальная цена, срок и результат.' },
    en: { title: 'Tenders', description: 'The tenders announced: lot number, starting price, deadline and result.' },
  },
  people: {
    uz: {
      title: 'Rahbarlar va xodimlar',
      description: 'Saytda koʻrsatilgan rahbar va xodimlar: lavozimi, xizmat telefoni va qabul kunlari.',
    },
    ru: {
      title: 'Руководители и сотрудники',
      description: 'Руководители и сотрудники, указанные на сайте: должность, служебный телефон и дни приёма.',
    },
    en: { title: 'Leaders and staff', description: 'The leaders and staff shown on the site: post, office telephone and reception days.' },
  },
  appeals: {
    uz: {
      title: 'Murojaatlar statistikasi',
      description: 'Fuqarolar murojaatlari davrlar boʻyicha: qancha kelgani, qanday koʻrib chiqilgani va qaysi yoʻl bilan yuborilgani.',
    },
    ru: {
      title: 'Статистика обращений',
      description: 'Обращения граждан по периодам: сколько поступило, как рассмотрены и каким путём направлены.',
    },
    en: {
      title: 'Appeals statistics',
      description: 'Citizens’ appeals by period: how many came, how they were dealt with and by what way they were sent.',
    },
  },
} as const satisfies Record<RegisterName, Localized<{ title: string; description: string }>>;
