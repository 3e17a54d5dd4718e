import type { ContentTypeName } from '@ochiq/contract/content-types';
import { defaultLocale, type Locale } from '@ochiq/contract/locales';
import { sectionKeys } from '@ochiq/contract/section-keys';

import type { Content, Document } from './content.ts';
import type { ContentProblem } from './content-problem.ts';

/** The types without which no page can be built. */
const needed = ['site', 'home', 'navigation'] as const satisfies readonly ContentTypeName[];

function problem(type: ContentTypeName, name: string): ContentProblem {
  const locale: Locale = defaultLocale;
  return { type, name, locale, documentId: '', field: '', message: 'is not published in any language: publish it' };
}

/** Finds the content that every site requires and this one has not published. */
export function missingFrom(content: Content): ContentProblem[] {
  const sections: Iterable<Document<'section-page'>> = content['section-page'].values();
  const published = new Set([...sections].flatMap(({ versions }) => Object.values(versions).map(({ key }) => key)));
  return [
    ...needed.filter((name) => content[name].size === 0).map((name) => problem(name, name)),
    ...sectionKeys.filter((key) => !published.has(key)).map((key) => problem('section-page', key)),
  ];
}
