import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale, type Localized } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { throwOnIssues, type EntryIssue } from './entry-issue';

/**
 * Characters that no page may hold: NUL, which PostgreSQL does not store either, half of a surrogate pair, and U+FFFD,
 * to which both are converted on their way and which comes with text from a broken document.
 */
const broken = /[\0\p{Surrogate}\uFFFD]/gu;

/** The length of the context in a text without spaces; otherwise the word identifies the place for the editor. */
const contextLength = 20;

function getWordAt(text: string, index: number): string {
  const before = /\S*$/u.exec(text.slice(Math.max(0, index - contextLength), index))?.[0] ?? '';
  const after = /^\S*/u.exec(text.slice(index, index + contextLength))?.[0] ?? '';
  return (before + after).replace(broken, '\uFFFD');
}

const getBrokenTextMessage = (word: string): Localized<string> => ({
  uz: `“${word}” soʻzida buzilgan belgi (\uFFFD) bor: soʻzni oʻchirib, qaytadan yozing`,
  ru: `в слове «${word}» есть испорченный знак (\uFFFD): удалите слово и наберите его заново`,
  en: `has a broken character (\uFFFD) in the word “${word}”: delete the word and type it again`,
});

/** Finds the texts with a broken character in a value, at any depth: the first one of each. */
export function findBrokenText(value: unknown, path: readonly string[] = []): readonly EntryIssue[] {
  if (typeof value === 'string') {
    const index = value.search(broken);
    return index === -1 ? [] : [{ path, message: getBrokenTextMessage(getWordAt(value, index)) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findBrokenText(inner, [...path, key]));
}

const published = new Set(contentTypeNames.map(getContentTypeUid).map(String));

type Params = { data?: Readonly<Record<string, unknown>>; locale?: string };

/** Refuses what no page may hold when it is saved, also as a draft: found at the publisher, it would hold back everything behind it. */
export function refuseBrokenText(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { data, locale = defaultLocale } = context.params as Params;
    if (data && published.has(context.uid)) {
      const issues = findBrokenText(data).map((issue) => ({ ...issue, locale }));
      throwOnIssues(strapi, issues, 'save');
    }
    return next();
  };
}
