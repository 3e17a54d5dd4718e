import type { Locale } from '@ochiq/contract/routing/locales';
import { toFolded } from '@ochiq/uzbek/to-folded';
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

/** Stop words. A query that consists of nothing else keeps them. */
const lists: Readonly<Record<Locale, string>> = {
  uz: 'va ham bilan uchun yoki bu shu u men biz siz ular esa lekin ammo da dan ga ni ning qanday qanaqa qayerda qayerdan qachon kim nima nega necha qancha qaysi haqida toʻgʻrisida boʻyicha kerak mumkin mumkinmi qilib qilish boʻladi boʻladimi bormi agar mening bizning sizning ularning uning meni bizga menga',
  ru: 'и в во на с со к ко по о об от до из у за для при не или но а как где когда кто что какой какая какие каков сколько почему ли это то же я мы вы они он она мне можно нужно надо мой моя моё мои моего моей моём наш наша ваш ваша его её их мне меня нам вам если чтобы есть был была было были',
  en: 'a an the and or of in on at to for from by with about into is are was be been do does did how what when where which who why can could i we you they it this that these those my our your his her its their me us he she there any has have had will would should may might must were been if as until need',
};

export const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  uz: new Set(lists.uz.split(' ').map(toFolded)),
  ru: new Set(lists.ru.split(' ').map(toFolded)),
  en: new Set(lists.en.split(' ').map(toFolded)),
};
