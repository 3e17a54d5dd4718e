import { contentTypes, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';

/** The entry that a page or a problem comes from, as an editor knows it. */
export type EntrySource = {
  type: ContentTypeName;
  /** Its title, name or key. */
  name: string;
  locale: string;
  /** Empty where no document is there at all. */
  documentId: string;
};

/** Why a piece of content can't become a page, and where an editor mends it. */
export type ContentProblem = EntrySource & {
  /** The field and the place inside it, dotted; empty where it is the entry as a whole. */
  field: string;
  message: string;
};

/** Where the panel opens the entry. */
export function panelAddress(panelUrl: string, { type, documentId, locale }: EntrySource): string {
  const { kind } = contentTypes[type];
  const place = kind === 'single' ? `single-types/${uidOf(type)}` : ['collection-types', uidOf(type), documentId].filter(Boolean).join('/');
  return `${panelUrl}/content-manager/${place}?plugins[i18n][locale]=${locale}`;
}

/** One problem in two lines: what is wrong, and where to mend it. */
export function describeProblem(problem: ContentProblem, panelUrl: string): string {
  const { type, name, locale, field, message } = problem;
  const what = [field, message].filter(Boolean).join(' ');
  return `${contentTypes[type].title} “${name}” (${locale}): ${what}\n  ${panelAddress(panelUrl, problem)}`;
}

/** Stops a build, naming every entry that has to be mended first. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[], panelUrl: string) {
    const count = problems.length === 1 ? 'One entry' : `${String(problems.length)} entries`;
    super(`${count} can't become a page:\n${problems.map((problem) => describeProblem(problem, panelUrl)).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
