import type { Locale } from '@ochiq/contract/routing/locales';
import type { SearchType } from '@ochiq/contract/search/search';

/**
 * Words for pages of a type that the pages themselves need not contain: a reader who wants a vacancy types that word.
 */
export const typeWords: Readonly<Record<Locale, Partial<Readonly<Record<SearchType, string>>>>> = {
  uz: {
    news: 'yangilik xabar',
    announcement: 'eʼlon',
    'press-conference': 'matbuot anjumani brifing',
    document: 'hujjat',
    service: 'xizmat',
    project: 'loyiha',
    vacancy: 'vakansiya boʻsh ish oʻrni',
    tender: 'tender xarid',
    dataset: 'ochiq maʼlumotlar toʻplami',
    question: 'savol javob',
  },
  ru: {
    news: 'новость',
    announcement: 'объявление',
    'press-conference': 'пресс-конференция брифинг',
    document: 'документ',
    service: 'услуга',
    project: 'проект',
    vacancy: 'вакансия работа',
    tender: 'тендер закупка',
    dataset: 'открытые данные набор',
    question: 'вопрос ответ',
  },
  en: {
    news: 'news',
    announcement: 'announcement notice',
    'press-conference': 'press conference briefing',
    document: 'document',
    service: 'service',
    project: 'project',
    vacancy: 'vacancy job',
    tender: 'tender procurement',
    dataset: 'open dataset',
    question: 'question answer',
  },
};
