import type { Localized } from '@ochiq/contract/routing/locales';

type CalendarTexts = {
  reception: string;
  tender: string;
  vacancy: string;
  pressConference: string;
};

/** The texts of calendars: they are part of no page, so they are kept apart from the interface texts. */
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
} as const satisfies Localized<CalendarTexts>;
