import type { DocumentStatus } from '@ochiq/contract/wire/publisher-status';
import type { ContentProblem } from '@ochiq/pages/content/content-problem';
import { formatVersionKey } from '@ochiq/pages/incremental/map-document-paths';

import type { SuspendedVersion, RejectedDocument } from '../sync/quarantine.ts';
import type { FailedPage } from '../live-pages/rendered-page.ts';

export type LocalizedDocument = Pick<DocumentStatus, 'type' | 'documentId' | 'locale'>;

/** The result of publishing a document in one language; without a reason it is live. */
export type DocumentOutcome = Pick<DocumentStatus, 'reason' | 'path'>;

/** What the publisher could not publish, and the paths of documents. */
export type PublishProblems = {
  unfit: readonly ContentProblem[];
  refused: readonly RejectedDocument[];
  held: readonly SuspendedVersion[];
  failed: readonly FailedPage[];
  /** By `formatVersionKey`. */
  paths: ReadonlyMap<string, string>;
};

const formatProblem = ({ field, message }: Pick<ContentProblem, 'field' | 'message'>) => [field, message].filter(Boolean).join(' ');

/** Returns whether a document is live as the CMS has it, and the reasons where it is not. */
export function resolveDocumentOutcome(
  document: LocalizedDocument,
  { unfit, refused, held, failed, paths }: PublishProblems,
): DocumentOutcome {
  const { type, documentId, locale } = document;
  const path = paths.get(formatVersionKey(document)) ?? null;
  const isSameDocument = (one: { type: string; documentId: string }) => one.type === type && one.documentId === documentId;
  const reasons = [
    ...unfit.filter((problem) => isSameDocument(problem) && problem.locale === locale).map(formatProblem),
    ...refused
      .filter(({ change }) => isSameDocument(change))
      .flatMap((one) => [...one.problems.map(formatProblem), ...one.failed.map((page) => `${page.path}: ${page.error.message}`)]),
    ...held.filter((one) => isSameDocument(one) && one.locale === locale).map(({ error }) => error.message),
    ...failed.filter((page) => page.path === path).map(({ error }) => error.message),
  ];
  return { path, reason: reasons.length === 0 ? null : reasons.join('; ') };
}
