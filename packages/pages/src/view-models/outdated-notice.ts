import { defaultLocale, type Locale, type Localized } from '@ochiq/contract/routing/locales';

import { formatDay, getTashkentDay } from '../format/date.ts';
import type { PageMetadata } from './head.ts';

/** Says in the page's language that its text is a translation of an earlier version. */
export type OutdatedNoticeView = {
  text: string;
  /** The way to the text that it was translated from. */
  link: { label: string; path: string; locale: Locale };
};

type NoticeWords = {
  /** What the text of each language is called, as in the middle of a sentence. */
  names: Localized<string>;
  describe: (name: string, day: string) => string;
  /** Added where the newer text is in the state language. */
  force: string;
  read: (name: string) => string;
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const noticeWords: Localized<NoticeWords> = {
  uz: {
    names: { uz: 'oʻzbekcha matn', ru: 'ruscha matn', en: 'inglizcha matn' },
    describe: (name, day) => `Bu avvalgi tahrirning tarjimasi: ${name} ${day} kuni oʻzgartirilgan.`,
    force: 'Tarjima emas, shu matn kuchga ega.',
    read: (name) => `${capitalize(name)}ni oʻqish`,
  },
  ru: {
    names: { uz: 'текст на узбекском языке', ru: 'текст на русском языке', en: 'текст на английском языке' },
    // The day ends with a full stop: «20 ноября 2026 г.»
    describe: (name, day) => `Это перевод прежней редакции: ${name} изменён ${day}`,
    force: 'Силу имеет он, а не перевод.',
    read: (name) => `Читать ${name}`,
  },
  en: {
    names: { uz: 'the Uzbek text', ru: 'the Russian text', en: 'the English text' },
    describe: (name, day) => `This is a translation of an earlier version: ${name} was changed on ${day}.`,
    force: 'That text prevails over the translation.',
    read: (name) => `Read ${name}`,
  },
};

/**
 * Builds the notice of a page whose text is an outdated translation; `null` for other pages, and where the site does not show what it
 * was translated from. Uzbek is the state language: only its text is said to have force.
 */
export function buildOutdatedNotice(
  locale: Locale,
  { outdated, foreign, translated, paths }: Pick<PageMetadata, 'outdated' | 'foreign' | 'translated' | 'paths'>,
): OutdatedNoticeView | null {
  // A text in another language has a notice of its own.
  if (!outdated || foreign || !translated.includes(outdated.source)) return null;
  const { source, at } = outdated;
  const { names, describe, force, read } = noticeWords[locale];
  const text = describe(names[source], formatDay(getTashkentDay(at), locale));
  return {
    text: source === defaultLocale ? `${text} ${force}` : text,
    link: { label: read(names[source]), path: paths[source], locale: source },
  };
}
