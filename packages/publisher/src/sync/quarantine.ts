import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Document } from '@ochiq/pages/content/content';
import type { ContentProblem } from '@ochiq/pages/content/content-problem';
import type { DocumentChange } from '@ochiq/pages/incremental/reactive-content';
import type { FailedProjection, IncrementalSite } from '@ochiq/pages/incremental/incremental-site';
import type { VersionName } from '@ochiq/contract/wire/undone-version';

/** A document that would break the site, and why; the site shows its last good version. */
export type RejectedDocument = { change: DocumentChange; problems: ContentProblem[]; failed: FailedProjection[] };

/** A document in one language, and why it can't be published as it is. */
export type VersionFault = {
  type: ContentTypeName;
  documentId: string;
  locale: Locale;
  error: Error;
  /** Whether readers have its page: then replace it only by a version that is known to be good. */
  isLive: boolean;
};

/** A suspended version; the site shows the last good one or none. */
export type SuspendedVersion = Omit<VersionFault, 'isLive'> & { retryAt: number };

type AnyDocument = Document<ContentTypeName>;
type DocumentName = { type: ContentTypeName; documentId: string };

/**
 * Delay between the second and the third attempt at an unchanged version, in milliseconds; doubled each time. The
 * second attempt is immediate.
 */
const firstRetryMs = 1000;
const maxRetryMs = 60_000;

const getRetryDelay = (tries: number) => (tries <= 1 ? 0 : Math.min(firstRetryMs * 2 ** (tries - 2), maxRetryMs));

const formatDocumentKey = ({ type, documentId }: DocumentName) => `${type} ${documentId}`;
const formatVersionKey = (one: DocumentName & { locale: Locale }) => `${formatDocumentKey(one)} ${one.locale}`;

/** Merges the last good version, or none, of some languages into a document. */
function mergeGoodVersions(latest: AnyDocument, good: AnyDocument | null, locales: ReadonlySet<Locale>): AnyDocument | null {
  const unaffected = Object.entries(latest.versions).filter(([locale]) => !locales.has(locale as Locale));
  const before = Object.entries(good?.versions ?? {}).filter(([locale]) => locales.has(locale as Locale));
  return unaffected.length + before.length === 0 ? null : { ...latest, versions: Object.fromEntries([...unaffected, ...before]) };
}

/**
 * Applies documents to a site and isolates faulty ones: a document as a whole where the site can't be planned with it,
 * one language where its page or files fail. The site shows the last good version meanwhile, so that lists, maps and
 * feeds stay consistent. Everything is retried with the next change, and after a delay.
 */
export class Quarantine {
  readonly #refused = new Map<string, RejectedDocument>();
  readonly #held = new Map<string, SuspendedVersion>();
  /** The number of attempts at versions that could not be published. */
  readonly #tries = new Map<string, number>();
  /** Documents as the CMS has them, changed since they were published last. */
  readonly #wanted = new Map<string, DocumentChange>();
  /** The published state of the same documents. */
  readonly #good = new Map<string, AnyDocument | null>();

  get refused(): readonly RejectedDocument[] {
    return [...this.#refused.values()];
  }

  get held(): readonly SuspendedVersion[] {
    return [...this.#held.values()];
  }

  /** Returns whether a version is suspended or its document rejected. */
  isWaiting(version: VersionName): boolean {
    return this.#held.has(formatVersionKey(version)) || this.#refused.has(formatDocumentKey(version));
  }

  /**
   * Applies documents of which earlier versions are shown again.
   * @returns documents that were suspended and are retried
   */
  applyUndo(site: IncrementalSite, changes: readonly (DocumentChange & { locales: ReadonlySet<Locale> })[]): DocumentChange[] {
    for (const { locales, ...change } of changes) {
      const name = formatDocumentKey(change);
      const good = this.#good.has(name) ? (this.#good.get(name) ?? null) : findDocument(site, change);
      const base = good ?? { documentId: change.documentId, versions: {} };
      this.#good.set(name, mergeGoodVersions(base, change.document, locales));
    }
    return this.applyChanges(site, changes);
  }

  /** Applies changed documents. @returns documents that were suspended and are retried */
  applyChanges(site: IncrementalSite, changes: readonly DocumentChange[]): DocumentChange[] {
    if (changes.length === 0) return [];
    const named = new Map(changes.map((change) => [formatDocumentKey(change), change]));
    for (const [name, change] of named) {
      this.#refused.delete(name);
      this.#forgetHeld(name);
      if (!this.#good.has(name)) this.#good.set(name, findDocument(site, change));
      this.#wanted.set(name, change);
    }
    if (!site.update([...named.values()]).ok) this.#takeOneByOne(site, [...named.values()]);
    // What blocked them may be resolved.
    this.#takeOneByOne(
      site,
      this.refused.map(({ change }) => change),
    );
    return this.#release(site, this.held);
  }

  /** Retries versions whose delay has passed. @returns the documents */
  retry(site: IncrementalSite, now: number): DocumentChange[] {
    return this.#release(
      site,
      this.held.filter(({ retryAt }) => retryAt <= now),
    );
  }

  /**
   * Shows the last good version of faulty ones.
   * @returns the documents as the site has them now; none where that was done already or is impossible
   */
  suspend(site: IncrementalSite, faults: readonly VersionFault[], now: number): DocumentChange[] {
    const replaceable = faults.filter((fault) => !this.#held.has(formatVersionKey(fault)) && this.#isReplaceable(fault));
    const fresh = [...new Map(replaceable.map((fault) => [formatVersionKey(fault), fault])).values()];
    for (const { type, documentId, locale, error } of fresh) {
      const name = formatVersionKey({ type, documentId, locale });
      const tries = (this.#tries.get(name) ?? 0) + 1;
      this.#tries.set(name, tries);
      this.#held.set(name, { type, documentId, locale, error, retryAt: now + getRetryDelay(tries) });
    }
    return [...new Map(fresh.map((fault) => [formatDocumentKey(fault), fault])).values()].map((fault) => this.#showGood(site, fault));
  }

  /** Marks the state of the site as published: it is the last good version from now on. */
  markPublished(): void {
    const waiting = new Set([...this.held.map(formatDocumentKey), ...this.#refused.keys()]);
    for (const name of this.#wanted.keys()) {
      if (waiting.has(name)) continue;
      this.#wanted.delete(name);
      this.#good.delete(name);
    }
    for (const name of this.#tries.keys()) if (!this.#held.has(name)) this.#tries.delete(name);
  }

  /** A replacement is known only for what changed, and for what readers never had. */
  #isReplaceable(fault: VersionFault): boolean {
    return this.#good.has(formatDocumentKey(fault)) || !fault.isLive;
  }

  #showGood(site: IncrementalSite, { type, documentId }: DocumentName): DocumentChange {
    const name = formatDocumentKey({ type, documentId });
    const latest = this.#wanted.get(name) ?? { type, documentId, document: findDocument(site, { type, documentId }) };
    const good = this.#good.get(name) ?? null;
    this.#wanted.set(name, latest);
    this.#good.set(name, good);
    const locales = new Set(this.held.filter((one) => formatDocumentKey(one) === name).map(({ locale }) => locale));
    const mixed = { type, documentId, document: latest.document && mergeGoodVersions(latest.document, good, locales) };
    if (site.update([mixed]).ok) return mixed;
    const before = { type, documentId, document: good };
    site.update([before]);
    return before;
  }

  /** Restores documents to what the CMS has. The number of attempts is retained until one is published. */
  #release(site: IncrementalSite, waiting: readonly SuspendedVersion[]): DocumentChange[] {
    const names = new Set(waiting.map(formatDocumentKey));
    for (const [name, one] of this.#held) if (names.has(formatDocumentKey(one))) this.#held.delete(name);
    const documents = [...names].flatMap((name) => this.#wanted.get(name) ?? []);
    this.#takeOneByOne(site, documents);
    return documents;
  }

  #forgetHeld(name: string): void {
    for (const [version, one] of this.#held) if (formatDocumentKey(one) === name) this.#held.delete(version);
    for (const version of this.#tries.keys()) if (version.startsWith(`${name} `)) this.#tries.delete(version);
  }

  #takeOneByOne(site: IncrementalSite, changes: readonly DocumentChange[]): void {
    for (const change of changes) {
      const outcome = site.update([change]);
      if (outcome.ok) this.#refused.delete(formatDocumentKey(change));
      else this.#refused.set(formatDocumentKey(change), { change, problems: outcome.problems, failed: outcome.failed });
    }
  }
}

function findDocument({ content }: IncrementalSite, { type, documentId }: DocumentName): AnyDocument | null {
  const documents: ReadonlyMap<string, AnyDocument> = content[type];
  return documents.get(documentId) ?? null;
}
