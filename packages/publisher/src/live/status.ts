import { brokenReferences, type PublisherStatus } from '@ochiq/contract/publisher-status';
import { formatVersionName } from '@ochiq/contract/undone-version';
import type { ContentProblem } from '@ochiq/pages/content-problem';

import { documentOutcome } from './document-outcome.ts';
import { DocumentStates } from './document-states.ts';
import type { HeldByChange } from './held.ts';
import type { FailedPage } from './made-page.ts';
import { publicationOf } from './publication-of.ts';
import type { Publisher } from './publisher.ts';
import type { HeldVersion, Refused } from './quarantine.ts';
import type { Turn } from './turn.ts';
import { undoneAt } from './undone-at.ts';

export type Status = PublisherStatus;

/** The health check. A working publisher is live although entries may be held: those wait for their editors. */
export type Health = Pick<Status, 'state' | 'age'> & { held: number };

/** The state of the publisher that the status reports. */
export type Told = Pick<Publisher, 'cursor' | 'pages' | 'quarantine' | 'queue' | 'published' | 'heldBack' | 'pathsOf' | 'broken'>;

const unfitLine = ({ type, name, locale, field, message }: ContentProblem) => `${type} “${name}” (${locale}): ${field} ${message}`;
const failedLine = ({ path, error }: FailedPage) => `${path}: ${error.message}`;
const refusedLines = ({ change, problems, failed }: Refused) => [
  ...problems.map(({ name, locale, field, message }) => `${change.type} “${name}” (${locale}): ${field} ${message}`),
  ...failed.map((page) => `${change.type} ${change.documentId}: ${failedLine(page)}`),
];
const asFailed = ({ type, documentId, locale, error }: HeldVersion): FailedPage => ({ path: `${type} ${documentId} (${locale})`, error });
const undoneLines = (held: HeldByChange) =>
  [...held].map(([number, { pages, files, versions }]) => {
    if (versions?.length)
      return `Change ${String(number)} is undone until what it changed is published again: ${versions.map(formatVersionName).slice(0, 3).join(', ')}${versions.length > 3 ? ', …' : ''}`;
    const count = Object.keys(pages).length;
    const what = count > 0 ? `${String(count)} pages` : Object.keys(files).length > 0 ? 'the alert' : 'profile and redirects';
    return `Change ${String(number)} is undone until the CMS changes it again: ${what}`;
  });

/** Tracks what the publisher did, for status and health. */
export class Record {
  #state: Status['state'] = 'starting';
  #reason: string | null = null;
  #lastGood: number | null = null;
  #failed: readonly FailedPage[] = [];
  #held: readonly FailedPage[] = [];
  /** Duration in milliseconds by the number of the change. */
  readonly #tookMs = new Map<number, number>();
  readonly #documents = new DocumentStates();

  /** Records a failed sync. @returns whether the reason is new */
  failed(reason: string): boolean {
    const news = this.#reason !== reason;
    this.#state = 'behind';
    this.#reason = reason;
    return news;
  }

  /** Records a sync. @returns the pages and versions that failed for the first time */
  ended(publisher: Told, { changes, failed }: Turn, tookMs: number): FailedPage[] {
    const known = new Set([...this.#failed, ...this.#held].map(failedLine));
    this.#state = 'live';
    this.#reason = null;
    this.#lastGood = performance.now();
    this.#failed = failed;
    const held = publisher.quarantine.held.map(asFailed);
    this.#held = held;
    const now = new Date();
    const began = now.getTime() - tookMs;
    for (const { number, facts } of publisher.published) {
      if (Date.parse(facts.at) >= Math.floor(began)) this.#tookMs.set(number, Math.round(tookMs));
    }
    const asked = [...changes.flatMap(({ documentId }) => documentId ?? []), ...this.#documents.failed.map(({ documentId }) => documentId)];
    const paths = asked.length === 0 ? new Map<string, string>() : publisher.pathsOf(new Set(asked));
    const troubles = { ...publisher.quarantine, failed, paths };
    this.#documents.settle(changes, (about) => documentOutcome(about, troubles), now.toISOString());
    return [...failed, ...held].filter((page) => !known.has(failedLine(page)));
  }

  /** Returns whether the publisher works, and how many published entries are not on the site. */
  health({ quarantine: { unfit, refused, held } }: Pick<Told, 'quarantine'>): Health {
    const age = this.#lastGood === null ? null : Math.round(performance.now() - this.#lastGood);
    return { state: this.#state, age, held: unfit.length + refused.length + held.length + this.#failed.length };
  }

  tell(told: Told): Status {
    const { cursor, pages, quarantine, queue, published, heldBack } = told;
    const { unfit, refused, held } = quarantine;
    const state = queue.isRendering ? 'rendering' : this.#reason === null ? 'queued' : 'failed';
    const documents = this.#documents.list(queue.waiting, { state, reason: state === 'failed' ? this.#reason : null });
    return {
      state: this.#state,
      age: this.health(told).age,
      reason: this.#reason,
      pages,
      cursor,
      published: published.map((change) => ({ ...publicationOf(change), tookMs: this.#tookMs.get(change.number) ?? 0 })),
      held: [
        ...unfit.map(unfitLine),
        ...refused.flatMap(refusedLines),
        ...held.map(asFailed).map(failedLine),
        ...this.#failed.map(failedLine),
        ...undoneLines(heldBack),
      ],
      broken: told.broken.slice(0, brokenReferences),
      documents: documents.map((about) => ({ ...about, undoneAt: undoneAt(about, published) })),
    };
  }
}
