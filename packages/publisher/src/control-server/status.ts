import { maxBrokenReferences, type PublisherStatus, maxNamedDocuments, type Publication } from '@ochiq/contract/wire/publisher-status';
import { formatVersionName } from '@ochiq/contract/wire/undone-version';
import { formatVersionKey } from '@ochiq/pages/incremental/map-document-paths';
import type { ContentProblem } from '@ochiq/pages/content/content-problem';
import { contentTypeNames } from '@ochiq/contract/content-types';
import { createObjectMemo } from '@ochiq/pages/memo';

import { type DocumentState, DocumentStates, maxDocuments, resolveDocumentOutcome } from '../state/document-states.ts';
import { listKnownDocuments } from '../state/published-documents.ts';
import type { SuppressionsByChange } from '../undo/suppressions.ts';
import type { FailedPage } from '../live-pages/render-pages.ts';
import type { Publisher } from '../sync/publisher.ts';
import type { SuspendedVersion, RejectedDocument } from '../sync/quarantine.ts';
import type { SyncResult } from '../sync/sync-result.ts';
import { findUndoTime, mapUndoneVersions } from '../undo/undone-at.ts';
import type { AppliedChange } from '../transaction/applied-change.ts';

type PublicationSummary = Omit<Publication, 'tookMs' | 'following'>;

const memoize = createObjectMemo<PublicationSummary>();

function buildSummary({ number, facts, undoes, ownPages }: AppliedChange): PublicationSummary {
  const documents = listKnownDocuments(facts).flatMap(({ type, locale, name }) => {
    const known = contentTypeNames.find((one) => one === type);
    return known ? [{ type: known, locale, name }] : [];
  });
  const kinds = new Map(documents.map(({ type, locale }) => [`${type} ${locale ?? ''}`, { type, locale }]));
  return {
    number,
    at: facts.at,
    pages: facts.pages,
    ...(ownPages && { ownPages }),
    undoes,
    documentCount: documents.length,
    documents: documents.slice(0, maxNamedDocuments).map(({ type, name }) => ({ type, name })),
    kinds: [...kinds.values()],
  };
}

/** Describes a change for the status: briefly, however many documents it contains. */
const describePublication = (change: AppliedChange): PublicationSummary => memoize(change, 'publication', () => buildSummary(change));

/**
 * Counts the pages that follow the newest publication: an older one is not continued any more.
 * @param published newest first
 */
const countFollowing = ([newest]: readonly AppliedChange[]): number => newest?.facts.following ?? 0;

/** Returns the keys of the versions whose own pages are live while other pages follow. */
function listVersionsAhead(published: readonly AppliedChange[]): ReadonlySet<string> {
  return new Set(countFollowing(published) > 0 ? published[0]?.facts.versions : []);
}

export type StatusResponse = PublisherStatus;

/** The health check. A working publisher is live although entries may be held: those wait for their editors. */
export type Health = Pick<StatusResponse, 'state' | 'age'> & { held: number };

/** The state of the publisher that the status reports. */
export type StatusSnapshot = Pick<Publisher, 'cursor' | 'pages' | 'quarantine' | 'queue' | 'published' | 'heldBack' | 'pathsOf' | 'broken'>;

const formatUnfit = ({ type, name, locale, field, message }: ContentProblem) => `${type} “${name}” (${locale}): ${field} ${message}`;
const formatFailure = ({ path, error }: FailedPage) => `${path}: ${error.message}`;
const formatRejection = ({ change, problems, failed }: RejectedDocument) => [
  ...problems.map(({ name, locale, field, message }) => `${change.type} “${name}” (${locale}): ${field} ${message}`),
  ...failed.map((page) => `${change.type} ${change.documentId}: ${formatFailure(page)}`),
];
const toFailedPage = ({ type, documentId, locale, error }: SuspendedVersion): FailedPage => ({
  path: `${type} ${documentId} (${locale})`,
  error,
});
const formatUndone = (withheld: SuppressionsByChange) =>
  [...withheld].map(([number, { pages, files, versions: all = [] }]) => {
    const texts = all.filter(({ isNotice }) => !isNotice);
    const versions = texts.length > 0 ? texts : all;
    if (versions.length > 0)
      return `Change ${String(number)} is undone until what it changed is published again: ${versions.map(formatVersionName).slice(0, 3).join(', ')}${versions.length > 3 ? ', …' : ''}`;
    const count = Object.keys(pages).length;
    const what = count > 0 ? `${String(count)} pages` : Object.keys(files).length > 0 ? 'the alert' : 'profile and redirects';
    return `Change ${String(number)} is undone until the CMS changes it again: ${what}`;
  });

/**
 * Adds undone versions that have not changed since the publisher was started: the site does not show them as they are published. They
 * come first and are counted by themselves: neither do others take their places, nor they those of others.
 */
function withUndone(documents: readonly DocumentState[], heldBack: SuppressionsByChange): DocumentState[] {
  const known = new Set(documents.map(formatVersionKey));
  const others = [...mapUndoneVersions(heldBack)].filter(([name]) => !known.has(name));
  const undone = others.map(([, { type, documentId, locale, at }]): DocumentState => ({
    type,
    documentId,
    locale,
    state: 'live',
    at,
    reason: null,
    path: null,
  }));
  return [...undone.slice(-maxDocuments), ...documents];
}

/** Tracks what the publisher did, for status and health. */
export class StatusTracker {
  #state: StatusResponse['state'] = 'starting';
  #reason: string | null = null;
  #lastGood: number | null = null;
  #failed: readonly FailedPage[] = [];
  #held: readonly FailedPage[] = [];
  /** Duration in milliseconds by the number of the change. */
  readonly #tookMs = new Map<number, number>();
  readonly #documents = new DocumentStates();

  /** Records a failed sync. @returns whether the reason is new */
  recordFailure(reason: string): boolean {
    const isNew = this.#reason !== reason;
    this.#state = 'behind';
    this.#reason = reason;
    return isNew;
  }

  /** Records a sync. @returns the pages and versions that failed for the first time */
  recordSync(publisher: StatusSnapshot, { changes, failed }: SyncResult, tookMs: number): FailedPage[] {
    const known = new Set([...this.#failed, ...this.#held].map(formatFailure));
    this.#state = 'live';
    this.#reason = null;
    this.#lastGood = performance.now();
    this.#failed = failed;
    const withheld = publisher.quarantine.held.map(toFailedPage);
    this.#held = withheld;
    const now = new Date();
    const began = now.getTime() - tookMs;
    for (const { number, facts } of publisher.published) {
      if (Date.parse(facts.at) >= Math.floor(began)) this.#tookMs.set(number, Math.round(tookMs));
    }
    const documentIds = [
      ...changes.flatMap(({ documentId }) => documentId ?? []),
      ...this.#documents.failed.map(({ documentId }) => documentId),
    ];
    const paths = documentIds.length === 0 ? new Map<string, string>() : publisher.pathsOf(new Set(documentIds));
    const publishProblems = { ...publisher.quarantine, failed, paths };
    this.#documents.settle(changes, (about) => resolveDocumentOutcome(about, publishProblems), now.toISOString());
    return [...failed, ...withheld].filter((page) => !known.has(formatFailure(page)));
  }

  /** Returns whether the publisher works, and how many published entries are not on the site. */
  getHealth({ quarantine: { unfit, refused, held } }: Pick<StatusSnapshot, 'quarantine'>): Health {
    const age = this.#lastGood === null ? null : Math.round(performance.now() - this.#lastGood);
    return { state: this.#state, age, held: unfit.length + refused.length + held.length + this.#failed.length };
  }

  getStatus(snapshot: StatusSnapshot): StatusResponse {
    const { cursor, pages, quarantine, queue, published, heldBack } = snapshot;
    const { unfit, refused, held } = quarantine;
    const state = queue.isRendering ? 'rendering' : this.#reason === null ? 'queued' : 'failed';
    const documents = this.#documents.list(queue.waiting, { state, reason: state === 'failed' ? this.#reason : null });
    const [following, ahead] = [countFollowing(published), listVersionsAhead(published)];
    return {
      state: this.#state,
      age: this.getHealth(snapshot).age,
      reason: this.#reason,
      pages,
      cursor,
      published: published.map((change, index) => ({
        ...describePublication(change),
        ...(index === 0 && following > 0 && { following }),
        tookMs: this.#tookMs.get(change.number) ?? 0,
      })),
      held: [
        ...unfit.map(formatUnfit),
        ...refused.flatMap(formatRejection),
        ...held.map(toFailedPage).map(formatFailure),
        ...this.#failed.map(formatFailure),
        ...formatUndone(heldBack),
      ],
      broken: snapshot.broken.slice(0, maxBrokenReferences),
      documents: withUndone(documents, heldBack).map((about) => ({
        ...about,
        ...(about.state !== 'live' && ahead.has(formatVersionKey(about)) && { following }),
        undoneAt: findUndoTime(about, published, heldBack),
      })),
    };
  }
}
