import type { Locale, Localized } from '@ochiq/contract/routing/locales';

import type { ReviewRefusal, ReviewState } from './review';
import type { MissingApprovals } from './review-state';

/** Refusals of actions. Those of publishing are composed, since they name people. */
export const reviewRefusalTexts: Readonly<Record<Exclude<ReviewRefusal, 'not-approved' | 'outside-missing'>, Localized<string>>> = {
  'no-right': {
    uz: 'Rolingiz bu yozuv bilan buni qilishga ruxsat bermaydi: administratordan kerakli rolni soʻrang',
    ru: 'Ваша роль не позволяет сделать это с этой записью: попросите у администратора нужную роль',
    en: 'Your role does not do this to this entry: ask an administrator for a role that does',
  },
  'other-version': {
    uz: 'Yozuv shu orada oʻzgartirildi: sahifani yangilab, yangi matnni oʻqib chiqing',
    ru: 'Запись тем временем изменили: обновите страницу и прочитайте новый текст',
    en: 'The entry was changed meanwhile: reload the page, and read the new text',
  },
  'not-needed': {
    uz: 'Bu yerda tasdiqlash kerak emas: yozuvni shundoq eʼlon qilish mumkin',
    ru: 'Здесь согласование не нужно: запись можно публиковать и так',
    en: 'No approval is needed here: the entry can be published as it is',
  },
  'not-submitted': {
    uz: 'Bu matn hali tekshirishga yuborilmagan: avval muallifi uni yuborishi kerak',
    ru: 'Этот текст ещё не отправлен на согласование: сначала его должен отправить автор',
    en: 'This version is not submitted for review: its author has to submit it first',
  },
  'already-submitted': {
    uz: 'Bu matn tekshirishga allaqachon yuborilgan',
    ru: 'Этот текст уже отправлен на согласование',
    en: 'This version is submitted for review already',
  },
  'already-published': {
    uz: 'Saqlangan matn allaqachon eʼlon qilingan',
    ru: 'Сохранённый текст уже опубликован',
    en: 'What is saved is published already',
  },
  'own-version': {
    uz: 'Bu matnni siz yozgansiz, oʻzgartirgansiz yoki yuborgansiz: uni boshqa xodim tasdiqlashi kerak',
    ru: 'Этот текст писали, меняли или отправили вы: согласовать его должен другой сотрудник',
    en: 'You wrote, changed or submitted this version: a colleague has to approve it',
  },
  'already-approved': {
    uz: 'Bu matnni allaqachon tasdiqlagansiz: endi yana bir xodim tasdiqlashi kerak',
    ru: 'Вы уже согласовали этот текст: теперь это должен сделать ещё один сотрудник',
    en: 'You have approved this version already: now another colleague has to',
  },
  'no-skipping': {
    uz: 'Rolingiz tasdiqlashsiz eʼlon qilishga ruxsat bermaydi: bosh administratordan soʻrang yoki matnni tekshirishga yuboring',
    ru: 'Ваша роль не позволяет обойтись без согласования: обратитесь к администратору или отправьте текст на согласование',
    en: 'Your role does not do without an approval: ask an administrator, or submit the version for review',
  },
  'not-reviewer': {
    uz: 'Tanlangan xodimlardan biri bu matnni tasdiqlay olmaydi: roʻyxatdan boshqasini tanlang',
    ru: 'Один из выбранных сотрудников не может согласовать этот текст: выберите другого из списка',
    en: 'One of the chosen people can’t approve this version: choose another one from the list',
  },
  'outside-not-used': {
    uz: 'Qoidaga koʻra bu yerda tashqaridan rozilik soʻralmaydi: oʻqib berish uchun qoralama havolasini yuboring',
    ru: 'По правилу здесь не нужно согласие извне: чтобы дать прочитать, отправьте ссылку на черновик',
    en: 'The rule provides for no approval from outside here: send a link to the draft to have it read',
  },
  'panel-account': {
    uz: 'Bu manzil panel foydalanuvchisiga tegishli: tekshirishni shu xodimning oʻziga topshiring',
    ru: 'Этот адрес принадлежит пользователю панели: назначьте проверку самому этому сотруднику',
    en: 'This address belongs to an account of the panel: assign the review to this colleague instead',
  },
  'no-link': {
    uz: 'Bu yozuv uchun havola qilib boʻlmaydi: uning sahifasi yoki saytning ochiq manzili yoʻq, yoki sayt xat yubormaydi',
    ru: 'Для этой записи ссылку сделать нельзя: у неё нет страницы, или у сайта нет открытого адреса, или он не отправляет писем',
    en: 'No link can be made of this entry: it has no page, or the site has no public address or sends no letters',
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
    colleagues: { 1: 'yana bir xodim tasdiqlashi kerak', 2: 'yana ikki xodim tasdiqlashi kerak' },
    outside: 'tashqaridan rozilik kerak',
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
    refuse: (entry, needs) => `${entry} hali eʼlon qilinmaydi: ${needs}.`,
  },
  ru: {
    colleagues: { 1: 'её должен согласовать ещё один сотрудник', 2: 'её должны согласовать ещё два сотрудника' },
    outside: 'нужно согласие извне',
    and: ', и ',
    steps: {
      submit: 'Сначала отправьте её на согласование.',
      changes: 'Просили внести изменения: внесите их и отправьте ещё раз.',
      again: 'После отправки текст изменили: отправьте его ещё раз.',
      wait: 'Она на согласовании.',
    },
    who: (names) => `Согласовать могут: ${names}.`,
    more: (count) => ` и ещё ${String(count)}`,
    missingPeople: 'Права согласовать пока нет ни у кого: обратитесь к администратору.',
    refuse: (entry, needs) => `Запись ${entry} пока не публикуется: ${needs}.`,
  },
  en: {
    colleagues: { 1: 'one other person has to approve it', 2: 'two other persons have to approve it' },
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
