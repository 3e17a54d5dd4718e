import type { ContentTypeName } from '@ochiq/contract/content-types';
import { defaultLocale, type Locale } from '@ochiq/contract/routing/locales';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';

import type { Content, Document } from './content.ts';
import type { ContentProblem } from './content-problem.ts';

/** The types without which no page can be built. */
const requiredTypes = ['site', 'home', 'navigation'] as const satisfies readonly ContentTypeName[];

function createProblem(type: ContentTypeName, name: string): ContentProblem {
  const locale: Locale = defaultLocale;
  return { type, name, locale, documentId: '', field: '', message: 'is not published in any language: publish it' };
}

/** Finds the content that every site requires and this one has not published. */
export function findMissingContent(content: Content): ContentProblem[] {
  const sections: Iterable<Document<'section-page'>> = content['section-page'].values();
  const published = new Set([...sections].flatMap(({ versions }) => Object.values(versions).map(({ key }) => key)));
  return [
    ...requiredTypes.filter((name) => content[name].size === 0).map((name) => createProblem(name, name)),
    ...sectionKeys.filter((key) => !published.has(key)).map((key) => createProblem('section-page', key)),
  ];
}
