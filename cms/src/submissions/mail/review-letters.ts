import { type Locale, locales, type Localized } from '@ochiq/contract/routing/locales';

import type { NoticeKind } from '../../content/review/review-notices';
import type { Letter } from './letter-texts';
import { createMail, type Mail } from './letters';
import { enReviewTexts } from './texts/review-en';
import { ruReviewTexts } from './texts/review-ru';
import { uzReviewTexts } from './texts/review-uz';

/** What a letter about the review of an entry says. `by` is null for what no person did; `note` may be empty. */
export type ReviewNews = {
  kind: NoticeKind;
  title: string;
  /** What the panel calls the type. */
  typeName: string;
  /** The language of the entry. */
  locale: Locale;
  by: string | null;
  note: string;
  /** As people read it; null where there is none. */
  dueOn: string | null;
  /** The absent person, or the one who left, for whom the reader gets it; null for their own. */
  meantFor: string | null;
};

/** What a person outside gets: a link with an end, and a code. */
export type InvitationNews = { name: string; title: string; by: string; site: string; link: string; until: string };
export type CodeNews = { title: string; code: string; minutes: number };

/** The letters about the review of entries in one language. */
export type ReviewLetterTexts = {
  day: (isoDay: string) => string;
  /** What happened, in a few words: a subject, and a line of the letter of the day. */
  subjects: Readonly<Record<NoticeKind, string>>;
  /** The same as a sentence. */
  sentences: Readonly<Record<NoticeKind, (by: string) => string>>;
  /** Who did what no person did. */
  site: string;
  entry: (title: string, typeName: string, language: string) => string;
  dueOn: (day: string) => string;
  meantFor: (name: string) => string;
  onDesk: string;
  digest: (lines: readonly string[]) => Letter;
  /** What happens to several entries at once, as a sentence with their number. */
  lists: Readonly<Partial<Record<NoticeKind, (by: string, count: number) => string>>>;
  /** The subject of a letter about several entries. */
  list: (subject: string, count: number) => string;
  more: (count: number) => string;
  invitation: (data: InvitationNews) => Letter;
  code: (data: CodeNews) => Letter;
};

const texts: Localized<ReviewLetterTexts> = { uz: uzReviewTexts, ru: ruReviewTexts, en: enReviewTexts };

const describeEntry = (language: Locale, { title, typeName, locale }: ReviewNews): string =>
  texts[language].entry(title === '' ? typeName : title, typeName, locales[locale].name);

/** Builds the letter that tells a user of the panel at once. */
export function buildReviewMail(language: Locale, recipient: string, news: ReviewNews): Mail {
  const { subjects, sentences, site, dueOn, meantFor, onDesk } = texts[language];
  const { kind, title, typeName, by, note } = news;
  const about = [describeEntry(language, news), ...(news.dueOn === null ? [] : [dueOn(texts[language].day(news.dueOn))])].join('\n');
  const paragraphs = [
    sentences[kind](by ?? site),
    about,
    ...(note === '' ? [] : [note]),
    ...(news.meantFor === null ? [] : [meantFor(news.meantFor)]),
    onDesk,
  ];
  return createMail('review', language, { subject: `${subjects[kind]}: ${title === '' ? typeName : title}`, paragraphs }, { recipient });
}

/** How many things a letter lists; of the rest it says how many there are. */
const maxListed = 30;

/** Describes things that happened, a line each, up to a limit. */
function listLines(language: Locale, news: readonly ReviewNews[], describe: (one: ReviewNews) => string): string[] {
  const more = news.length - maxListed;
  return [...news.slice(0, maxListed).map(describe), ...(more > 0 ? [texts[language].more(more)] : [])];
}

/** Builds the letter of the day: a line for each thing that happened. */
export function buildDigestMail(language: Locale, recipient: string, news: readonly ReviewNews[]): Mail {
  const { subjects, site, digest } = texts[language];
  const lines = listLines(language, news, (one) => `${subjects[one.kind]} (${one.by ?? site}): ${describeEntry(language, one)}`);
  return createMail('review-digest', language, digest(lines), { recipient });
}

/**
 * Builds the one letter about several entries to which one thing happened at once, by one person.
 * @param news all of one kind, cause and reader
 */
export function buildListMail(language: Locale, recipient: string, news: readonly [ReviewNews, ...ReviewNews[]]): Mail {
  const { subjects, sentences, site, day, dueOn, meantFor, lists, list, onDesk } = texts[language];
  const [first] = news;
  const sentence = lists[first.kind] ?? sentences[first.kind];
  const isSameDay = news.every((one) => one.dueOn === first.dueOn);
  const describeDay = (isoDay: string | null) => (isoDay === null ? [] : [dueOn(day(isoDay))]);
  const describe = (one: ReviewNews) =>
    [describeEntry(language, one), ...(isSameDay ? [] : describeDay(one.dueOn)), ...(one.note === '' ? [] : [one.note])].join('\n');
  const paragraphs = [
    sentence(first.by ?? site, news.length),
    ...listLines(language, news, describe),
    ...(isSameDay ? describeDay(first.dueOn) : []),
    ...(first.meantFor === null ? [] : [meantFor(first.meantFor)]),
    onDesk,
  ];
  return createMail('review', language, { subject: list(subjects[first.kind], news.length), paragraphs }, { recipient });
}

/** Builds the letter that asks a person outside to agree. */
export const buildInvitationMail = (language: Locale, recipient: string, data: InvitationNews): Mail =>
  createMail('review-invitation', language, texts[language].invitation(data), { recipient });

/** Builds the letter with the code by which a person outside proves their address. */
export const buildApprovalCodeMail = (language: Locale, recipient: string, data: CodeNews): Mail =>
  createMail('review-code', language, texts[language].code(data), { recipient });
