import type { Localized } from '@ochiq/contract/locales';

type Words = {
  reception: string;
  tender: string;
  vacancy: string;
  pressConference: string;
};

/** What calendars say in words of their own: they are no part of a page, whose interface texts stand elsewhere. */
export const calendarWords = {
  uz: {
    reception: 'Fuqarolar qabuli',
    tender: 'Tender: takliflarning oxirgi kuni',
    vacancy: 'Boʻsh ish oʻrni: arizalarning oxirgi kuni',
    pressConference: 'Matbuot anjumani',
  },
  ru: {
    reception: 'Приём граждан',
    tender: 'Тендер: последний день подачи предложений',
    vacancy: 'Вакансия: последний день подачи заявлений',
    pressConference: 'Пресс-конференция',
  },
  en: {
    reception: 'Reception of citizens',
    tender: 'Tender: last day for offers',
    vacancy: 'Vacancy: last day for applications',
    pressConference: 'Press conference',
  },
} as const satisfies Localized<Words>;
