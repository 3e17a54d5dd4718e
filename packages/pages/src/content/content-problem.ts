import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { defaultLocale, type Locale } from '@ochiq/contract/routing/locales';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';

import type { Content, Document } from './content.ts';

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

/** The entry that a page or problem originates from, as an editor knows it. */
export type EntrySource = {
  type: ContentTypeName;
  /** Its title, name or key. */
  name: string;
  locale: string;
  /** Empty where there is no document. */
  documentId: string;
};

/** Why a piece of content can't become a page, and where an editor corrects it. */
export type ContentProblem = EntrySource & {
  /** The field and the path inside it, dotted; empty where it is the entry itself. */
  field: string;
  message: string;
};

/** Returns the address at which the panel opens an entry. */
function getPanelUrl(panelUrl: string, { type, documentId, locale }: EntrySource): string {
  const { kind } = contentTypes[type];
  const panelPath =
    kind === 'single'
      ? `single-types/${getContentTypeUid(type)}`
      : ['collection-types', getContentTypeUid(type), documentId].filter(Boolean).join('/');
  return `${panelUrl}/content-manager/${panelPath}?plugins[i18n][locale]=${locale}`;
}

/** Describes a problem in two lines: what is wrong, and where to correct it. */
export function describeProblem(problem: ContentProblem, panelUrl: string): string {
  const { type, name, locale, field, message } = problem;
  const what = [field, message].filter(Boolean).join(' ');
  return `${contentTypes[type].title} “${name}” (${locale}): ${what}\n  ${getPanelUrl(panelUrl, problem)}`;
}

/** Stops a build, and lists every entry that has to be corrected first. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[], panelUrl: string) {
    const count = problems.length === 1 ? 'One entry' : `${String(problems.length)} entries`;
    super(`${count} can't become a page:\n${problems.map((problem) => describeProblem(problem, panelUrl)).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
