import type { Locale, Localized } from '@ochiq/contract/routing/locales';

import type { ReviewRefusal, ReviewState } from './review';
import type { MissingApprovals } from './review-state';

/** Refusals of actions. Those of publishing are composed, since they name people. */
export const reviewRefusalTexts: Readonly<Record<Exclude<ReviewRefusal, 'not-approved' | 'outside-missing'>, Localized<string>>> = {
  'no-right': {
    uz: 'Rolingiz bu yozuv bilan buni qilishga ruxsat bermaydi: administratordan kerakli rolni soʻrang',
    ru: 'Ваша роль не позволяет сделать это с этой записью: попросите у администратора нужную роль',
    en: 'Your role does not allow this for this entry: ask an administrator for a role that does',
  },
  'other-version': {
    uz: 'Yozuv shu orada oʻzgartirildi: sahifani yangilab, yangi matnni oʻqing',
    ru: 'Запись тем временем изменили: обновите страницу и прочитайте новую версию',
    en: 'The entry was changed meanwhile: reload the page, and read the new version',
  },
  'not-needed': {
    uz: 'Bu yerda tasdiqlash kerak emas: yozuvni hozirgi holida eʼlon qilish mumkin',
    ru: 'Здесь согласование не нужно: запись можно опубликовать в нынешнем виде',
    en: 'No approval is needed here: the entry can be published as it is',
  },
  'not-submitted': {
    uz: 'Bu matn hali tekshirishga yuborilmagan: avval muallifi uni yuborishi kerak',
    ru: 'Эта версия ещё не отправлена на согласование: сначала её должен отправить автор',
    en: 'This version is not submitted for review: its author has to submit it first',
  },
  'already-submitted': {
    uz: 'Bu matn tekshirishga allaqachon yuborilgan: holatini koʻrish uchun sahifani yangilang',
    ru: 'Эта версия уже отправлена на согласование: обновите страницу, чтобы увидеть её состояние',
    en: 'This version is submitted for review already: reload the page to see its state',
  },
  'already-published': {
    uz: 'Saqlangan matn allaqachon eʼlon qilingan: holatini koʻrish uchun sahifani yangilang',
    ru: 'Сохранённая версия уже опубликована: обновите страницу, чтобы увидеть её состояние',
    en: 'The saved version is published already: reload the page to see its state',
  },
  'own-version': {
    uz: 'Bu matnni siz yozgansiz, oʻzgartirgansiz yoki yuborgansiz: uni boshqa xodim tasdiqlashi kerak',
    ru: 'Эту версию писали, меняли или отправили вы: согласовать её должен другой сотрудник',
    en: 'You wrote, changed or submitted this version: another person has to approve it',
  },
  'already-approved': {
    uz: 'Bu matnni allaqachon tasdiqlagansiz: endi yana bir xodim tasdiqlashi kerak',
    ru: 'Вы уже согласовали эту версию: теперь это должен сделать ещё один сотрудник',
    en: 'You have approved this version already: one more person has to approve it',
  },
  'no-skipping': {
    uz: 'Rolingiz tasdiqlashsiz oʻtkazishga ruxsat bermaydi: administratorga murojaat qiling yoki matnni tekshirishga yuboring',
    ru: 'Ваша роль не позволяет пропустить согласование: обратитесь к администратору или отправьте версию на согласование',
    en: 'Your role does not allow skipping the review: ask an administrator, or submit the version for review',
  },
  'not-reviewer': {
    uz: 'Tanlangan xodimlardan biri bu matnni tasdiqlay olmaydi: roʻyxatdan boshqasini tanlang',
    ru: 'Один из выбранных сотрудников не может согласовать эту версию: выберите другого из списка',
    en: 'One of the chosen people can’t approve this version: choose another one from the list',
  },
  'outside-not-used': {
    uz: 'Qoidaga koʻra bu yerda tashqi rozilik soʻralmaydi: matnni oʻqitish uchun qoralamaga havola yuboring',
    ru: 'По правилу здесь не нужно согласование извне: чтобы дать прочитать текст, отправьте ссылку на черновик',
    en: 'The rule provides for no approval from outside here: send a link to the draft to have it read',
  },
  'panel-account': {
    uz: 'Bu manzil panel foydalanuvchisiga tegishli: tekshirishni shu xodimning oʻziga topshiring',
    ru: 'Этот адрес принадлежит пользователю панели: назначьте согласующим самого этого сотрудника',
    en: 'This address belongs to an account of the panel: assign the review to this colleague instead',
  },
  'no-link': {
    uz: 'Bu yozuv uchun havola qilib boʻlmaydi: uning sahifasi yoki saytning ochiq manzili yoʻq, yoki sayt xat yubormaydi',
    ru: 'Для этой записи ссылку сделать нельзя: у неё нет страницы, или у сайта нет открытого адреса, или он не отправляет писем',
    en: 'No link can be made of this entry: it has no page, or the site has no public address or sends no letters',
  },
  'outdated-translation': {
    uz: 'Bu eskirgan tarjima, matni esa eʼlon qilinganidan farq qilmaydi. Asl matndagi oʻzgarish tarjima talab qilmasa, shuni belgilang: yozuvni tasdiqlay oladigan boshqa xodim ham belgilashi kerak. Aks holda tarjimani tuzatib, tekshirishga yuboring.',
    ru: 'Это устаревший перевод, и его текст не отличается от опубликованного. Если изменение исходного текста не требует перевода, отметьте это: то же должен отметить ещё один сотрудник, который может согласовать запись. Иначе исправьте перевод и отправьте его на согласование.',
    en: 'This translation is outdated, and its text is the one that is published. Where the change of the source needs no translation, say so: another person who may approve the entry has to say the same. Otherwise correct the translation, and submit it for review.',
  },
};

/** What keeps an entry from being published. */
export type PublishObstacle = {
  title: string;
  locale: string;
  state: ReviewState;
  isVoid: boolean;
  missing: MissingApprovals;
  /** The names of those who may approve it. */
  reviewers: readonly string[];
};

/** How many people a sentence names. */
const maxNamed = 5;

const formatNames = (names: readonly string[], more: (count: number) => string): string =>
  names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? more(names.length - maxNamed) : '');

type Sentences = {
  colleagues: Readonly<Record<1 | 2, string>>;
  outside: string;
  and: string;
  steps: Readonly<Record<'submit' | 'changes' | 'again' | 'wait', string>>;
  who: (names: string) => string;
  more: (count: number) => string;
  missingPeople: string;
  refuse: (entry: string, needs: string) => string;
};

const sentences: Readonly<Record<Locale, Sentences>> = {
  uz: {
    colleagues: { 1: 'uni yana bir xodim tasdiqlashi kerak', 2: 'uni yana ikki xodim tasdiqlashi kerak' },
    outside: 'tashqi rozilik kerak',
    and: ' va ',
    steps: {
      submit: 'Avval uni tekshirishga yuboring.',
      changes: 'Oʻzgartirish soʻralgan: uni kiriting va qaytadan yuboring.',
      again: 'Yuborilganidan keyin matn oʻzgartirilgan: uni qaytadan yuboring.',
      wait: 'U tekshirishda.',
    },
    who: (names) => `Tasdiqlay oladiganlar: ${names}.`,
    more: (count) => ` va yana ${String(count)} kishi`,
    missingPeople: 'Hozircha tasdiqlash huquqi hech kimda yoʻq: administratorga murojaat qiling.',
    refuse: (entry, needs) => `${entry} yozuvini hali eʼlon qilib boʻlmaydi: ${needs}.`,
  },
  ru: {
    colleagues: { 1: 'её должен согласовать ещё один сотрудник', 2: 'её должны согласовать ещё два сотрудника' },
    outside: 'нужно согласование извне',
    and: ', и ',
    steps: {
      submit: 'Сначала отправьте её на согласование.',
      changes: 'Запрошены изменения: внесите их и отправьте её ещё раз.',
      again: 'После отправки текст изменили: отправьте его ещё раз.',
      wait: 'Она на согласовании.',
    },
    who: (names) => `Согласовать могут: ${names}.`,
    more: (count) => ` и ещё ${String(count)}`,
    missingPeople: 'Права согласовать пока нет ни у кого: обратитесь к администратору.',
    refuse: (entry, needs) => `Запись ${entry} пока нельзя опубликовать: ${needs}.`,
  },
  en: {
    colleagues: { 1: 'one other person has to approve it', 2: 'two other people have to approve it' },
    outside: 'an approval from outside is missing',
    and: ', and ',
    steps: {
      submit: 'Submit it for review first.',
      changes: 'Changes were asked for: make them, and submit it again.',
      again: 'It was changed after it had been submitted: submit it again.',
      wait: 'It is being reviewed.',
    },
    who: (names) => `It can be approved by ${names}.`,
    more: (count) => ` and ${String(count)} more`,
    missingPeople: 'So far no person has the right to approve it: ask the administrator.',
    refuse: (entry, needs) => `${entry} can’t be published yet: ${needs}.`,
  },
};

const quotes: Readonly<Record<Locale, readonly [string, string]>> = { uz: ['“', '”'], ru: ['«', '»'], en: ['“', '”'] };

function getStep({ state, isVoid }: PublishObstacle): keyof Sentences['steps'] {
  if (state === 'submitted') return 'wait';
  if (state === 'changes-asked') return 'changes';
  return isVoid ? 'again' : 'submit';
}

/** Says that an entry is not published yet, what is missing, and who may give it. */
export function describeObstacle(reader: Locale, obstacle: PublishObstacle): string {
  const { title, locale, missing, reviewers } = obstacle;
  const words = sentences[reader];
  const colleagues = missing.approvals === 0 ? [] : [words.colleagues[missing.approvals === 1 ? 1 : 2]];
  const needs = [...colleagues, ...(missing.outside ? [words.outside] : [])].join(words.and);
  const [open, close] = quotes[reader];
  const who = reviewers.length === 0 ? words.missingPeople : words.who(formatNames(reviewers, words.more));
  return [
    words.refuse(`${open}${title}${close} (${locale})`, needs),
    words.steps[getStep(obstacle)],
    ...(colleagues.length > 0 ? [who] : []),
  ].join(' ');
}
