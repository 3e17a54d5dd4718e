import type { DocumentStatus } from '@ochiq/contract/publisher-status';
import type { ContentProblem } from '@ochiq/pages/content-problem';
import { inLanguageKey } from '@ochiq/pages/live/document-paths';

import type { HeldVersion, Refused } from './quarantine.ts';
import type { FailedPage } from './made-page.ts';

export type InLanguage = Pick<DocumentStatus, 'type' | 'documentId' | 'locale'>;

/** The result of publishing a document in one language; without a reason it is live. */
export type Outcome = Pick<DocumentStatus, 'reason' | 'path'>;

/** What the publisher could not publish, and the paths of documents. */
export type Troubles = {
  unfit: readonly ContentProblem[];
  refused: readonly Refused[];
  held: readonly HeldVersion[];
  failed: readonly FailedPage[];
  /** By `inLanguageKey`. */
  paths: ReadonlyMap<string, string>;
};

const words = ({ field, message }: Pick<ContentProblem, 'field' | 'message'>) => [field, message].filter(Boolean).join(' ');

/** Returns whether a document is live as the CMS has it, and the reasons where it is not. */
export function documentOutcome(about: InLanguage, { unfit, refused, held, failed, paths }: Troubles): Outcome {
  const { type, documentId, locale } = about;
  const path = paths.get(inLanguageKey(about)) ?? null;
  const isMeant = (one: { type: string; documentId: string }) => one.type === type && one.documentId === documentId;
  const reasons = [
    ...unfit.filter((problem) => isMeant(problem) && problem.locale === locale).map(words),
    ...refused
      .filter(({ change }) => isMeant(change))
      .flatMap((one) => [...one.problems.map(words), ...one.failed.map((page) => `${page.path}: ${page.error.message}`)]),
    ...held.filter((one) => isMeant(one) && one.locale === locale).map(({ error }) => error.message),
    ...failed.filter((page) => page.path === path).map(({ error }) => error.message),
  ];
  return { path, reason: reasons.length === 0 ? null : reasons.join('; ') };
}
