import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';

import type { FakeCms, Version } from './fake-cms.ts';

/** The versions of the news item of the sample, by language. */
export type TranslatedVersions = Partial<Record<Locale, Version>>;

export const translatedLocales = ['ru', 'en'] as const;

const getTime = (version: Version | undefined): string => {
  const at = version?.value['publishedAt'];
  return typeof at === 'string' ? at : '';
};

const toInstant = (day: number): string => new Date(Date.UTC(2026, 0, day, 6)).toISOString();

/** Returns since when a version has had its text: another address is no other text. */
function getTextTime(version: Version | undefined): string {
  const day = /^Text (\d+) /u.exec(String(version?.value['title']))?.[1];
  return day === undefined ? '' : toInstant(Number(day));
}

/** Compares the text of a source with a translation by their days. @returns what it is behind of, whoever shows the two */
export const findNewerSource = ({ uz, ...others }: TranslatedVersions, locale: 'ru' | 'en') =>
  getTextTime(uz) > getTime(others[locale]) ? { source: 'uz' as const, at: getTextTime(uz) } : undefined;

export const readTranslations = (cms: FakeCms): TranslatedVersions =>
  Object.fromEntries(localeCodes.map((locale) => [locale, cms.version('news', 'news-1', locale)]));

/** Says of each translation what it is behind of as the CMS does: where that is as before, no row tells of it. */
function updateNotices(cms: FakeCms): void {
  const versions = readTranslations(cms);
  for (const locale of translatedLocales) {
    const newer = findNewerSource(versions, locale);
    if (JSON.stringify(versions[locale]?.value['outdated']) !== JSON.stringify(newer)) cms.setOutdated('news', 'news-1', locale, newer);
  }
}

/**
 * Publishes languages as the CMS does, which says then of each translation what it is behind of.
 * @param day unlike that of any other publication
 */
export function publishLanguages(cms: FakeCms, locales: readonly Locale[], day: number): void {
  const fields = { publishedAt: toInstant(day), outdated: undefined };
  for (const locale of locales) cms.publish('news', 'news-1', locale, { title: `Text ${String(day)} ${locale}`, ...fields });
  updateNotices(cms);
}

/** Publishes the source with another address of its page, and no other text. */
export function publishAddress(cms: FakeCms, day: number): void {
  cms.publish('news', 'news-1', 'uz', { slug: `news-of-${String(day)}`, publishedAt: toInstant(day) });
  updateNotices(cms);
}

/** What readers are to have, from what was published and undone, and from nothing that the publisher remembers. */
export class ExpectedTranslations {
  shown: TranslatedVersions;
  readonly #cms: FakeCms;
  #seen: TranslatedVersions;
  /** What changes replaced, by their numbers. */
  readonly #before = new Map<number, TranslatedVersions>();

  constructor(cms: FakeCms) {
    this.#cms = cms;
    this.shown = readTranslations(cms);
    this.#seen = this.shown;
  }

  /** Takes over what the CMS has published since. */
  publish(number: number): void {
    const now = readTranslations(this.#cms);
    const changed = localeCodes.filter((locale) => getTime(now[locale]) !== getTime(this.#seen[locale]));
    this.#replace(number, Object.fromEntries(changed.map((locale) => [locale, now[locale]])));
    this.#seen = now;
  }

  undo({ number, undoes }: { number: number; undoes: number | null }): void {
    this.#replace(number, this.#before.get(undoes ?? 0) ?? {});
  }

  /** The languages in which readers have another publication than the CMS. */
  get undone(): Locale[] {
    const published = readTranslations(this.#cms);
    return localeCodes.filter((locale) => getTime(published[locale]) !== getTime(this.shown[locale]));
  }

  #replace(number: number, versions: TranslatedVersions): void {
    const replaced = localeCodes.filter((locale) => versions[locale]);
    this.#before.set(number, Object.fromEntries(replaced.map((locale) => [locale, this.shown[locale]])));
    this.shown = { ...this.shown, ...versions };
  }
}
