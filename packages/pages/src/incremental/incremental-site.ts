import { batch, signal, type Signal } from '@preact/signals-core';
import type { SiteFacts } from '@ochiq/contract/wire/site-facts';

import type { Content } from '../content/content.ts';
import { ContentError, type ContentProblem, type EntrySource } from '../content/content-problem.ts';
import type { PlannedPage } from '../page.ts';
import type { LinkTargets } from '../create-link-targets.ts';
import type { GeneratedFile, TableFiles } from '../tables/table-files.ts';
import { ReactiveContent, type DocumentChange } from './reactive-content.ts';
import { createSiteSignals, type Plan, type SiteSignals } from './site-signals.ts';
import { IncrementalListings } from './incremental-listings.ts';
import { IncrementalPages, type Fingerprint } from './incremental-pages.ts';
import { IncrementalTargets } from './incremental-targets.ts';

/** A page that fails to build from its content. */
export type FailedProjection = { path: string; error: Error; source?: EntrySource | undefined };

/** The changes to publish. */
export type SiteDelta = {
  /** Pages that are new or changed. */
  changed: PlannedPage[];
  /** The paths of removed pages. */
  removed: string[];
  /** `null` where they are unchanged. */
  facts: SiteFacts | null;
  /** Pages that fail to build; their published versions stay. */
  failed: FailedProjection[];
};

/** The changes to publish, or why they were rejected: what they broke that worked before. */
export type UpdateOutcome = ({ ok: true } & SiteDelta) | { ok: false; problems: ContentProblem[]; failed: FailedProjection[] };

type IncrementalSiteOptions = {
  content: Content;
  today: string;
  tables: TableFiles;
  panelUrl: string;
  /** The public address of the site, for files that are read outside it. */
  siteUrl: string;
  /** Whether the edge counts page views, and publishes them as data. */
  arePagesCounted?: boolean;
  fingerprint: Fingerprint;
  /** The published state: fingerprints by path, and the facts. */
  published?: { pages: ReadonlyMap<string, string>; facts: SiteFacts };
};

const getConflictKey = ({ documentId, locale, message }: ContentProblem) => `${documentId} ${locale} ${message}`;

/**
 * The site as a function of content that changes: the same pages as `buildSite` builds, without rebuilding those that
 * can't have changed.
 */
export class IncrementalSite {
  readonly #live: ReactiveContent;
  readonly #today: Signal<string>;
  readonly #tables: Signal<TableFiles>;
  readonly #signals: SiteSignals;
  readonly #pages: IncrementalPages;
  readonly #listings = new IncrementalListings();
  readonly #targets: IncrementalTargets;
  #planned: Plan | null = null;
  #facts = '';

  /** Whether the edge counts page views, and publishes them as data. */
  readonly arePagesCounted: boolean;

  /** @throws ContentError the initial content makes no site */
  constructor({ content, today, tables, panelUrl, siteUrl, arePagesCounted = false, fingerprint, published }: IncrementalSiteOptions) {
    this.arePagesCounted = arePagesCounted;
    this.#live = new ReactiveContent(content);
    this.#today = signal(today);
    this.#tables = signal(tables);
    this.#pages = new IncrementalPages(fingerprint, published?.pages ?? new Map());
    this.#facts = published ? JSON.stringify(published.facts) : '';
    this.#targets = new IncrementalTargets(siteUrl);
    this.#signals = createSiteSignals(
      { live: this.#live, today: this.#today, tables: this.#tables, targets: this.targets, arePagesCounted },
      { siteUrl, mapped: () => this.#listings.mapped.value },
    );
    this.#settle();
    const { missing } = this.#signals.plan.value;
    if (missing.length > 0) throw new ContentError(missing, panelUrl);
  }

  /** The link targets that exist now. */
  get targets(): LinkTargets {
    return this.#targets.targets;
  }

  /** Entries that are left out because they conflict with others. */
  get leftOut(): readonly ContentProblem[] {
    const { clashes, idleRedirects, withoutPlace } = this.#signals.plan.value;
    return [...clashes, ...idleRedirects, ...withoutPlace];
  }

  get content(): Content {
    return this.#live.plain;
  }

  /** Incremented with each change of the content. */
  get contentVersion(): number {
    return this.#live.version;
  }

  /** The paths of the site's pages. */
  get paths(): ReadonlySet<string> {
    return this.#pages.paths;
  }

  /** Incremented whenever a page was added, removed, or may have changed. */
  get stamp(): number {
    return this.#pages.stamp;
  }

  /** Returns the fingerprint of a planned page; `null` where it is not planned, or fails. */
  fingerprintAt(path: string): string | null {
    return this.#pages.fingerprintAt(path);
  }

  /** What the edge needs to know of the site; `null` where there is no plan. */
  get facts(): SiteFacts | null {
    return this.#signals.plan.value.facts;
  }

  /** The site files with fixed names, as they should be. */
  get files(): readonly GeneratedFile[] {
    return this.#signals.files.value;
  }

  /** Returns the planned page at a path; `null` where there is none. */
  pageAt(path: string): PlannedPage | null {
    return this.#pages.pageAt(path);
  }

  /** Returns all planned pages. */
  planned(): Iterable<PlannedPage> {
    return this.#pages.planned();
  }

  /** Returns the changes since the last `accept`: initially all pages. */
  delta(): SiteDelta {
    const { changed, removed, failed } = this.#pages.delta();
    return {
      changed,
      removed,
      facts: JSON.stringify(this.facts) === this.#facts ? null : this.facts,
      failed: failed.map(({ page: { path, source }, error }) => ({ path, source, error })),
    };
  }

  /**
   * Applies changes. Changes that break something that worked are rolled back; failures from before are not attributed
   * to them.
   */
  update(changes: readonly DocumentChange[]): UpdateOutcome {
    const before = {
      failed: new Set(this.#pages.delta().failed.map(({ page }) => page.path)),
      clashes: new Set(this.#signals.plan.value.clashes.map(getConflictKey)),
    };
    const documents = changes.map(({ type, documentId }): DocumentChange => ({
      type,
      documentId,
      document: this.#live.documentAt(type, documentId),
    }));
    this.#put(changes);
    const { missing, clashes } = this.#signals.plan.value;
    const problems = [...missing, ...clashes.filter((clash) => !before.clashes.has(getConflictKey(clash)))];
    const delta = this.delta();
    const failed = delta.failed.filter(({ path }) => !before.failed.has(path));
    if (problems.length === 0 && failed.length === 0) return { ok: true, ...delta };
    this.#put(documents);
    return { ok: false, problems, failed };
  }

  /** Updates the day or the tables of data files. */
  setInputs({ today = this.#today.peek(), tables = this.#tables.peek() }: { today?: string; tables?: TableFiles }): SiteDelta {
    batch(() => {
      this.#today.value = today;
      this.#tables.value = tables;
    });
    this.#settle();
    return this.delta();
  }

  /** Marks the delta as published, except the pages of these paths. */
  accept(except: ReadonlySet<string> = new Set()): void {
    this.#pages.accept(except);
    this.#facts = JSON.stringify(this.#signals.plan.value.facts);
  }

  /** Marks the pages of these paths as published, and nothing else. */
  acceptPages(paths: ReadonlySet<string>): void {
    this.#pages.acceptPages(paths);
  }

  /**
   * Replaces the published state, as after the undo of a change: it stays so until the content changes.
   * @param pages fingerprints by path, `null` for no page
   */
  setPublished(pages: ReadonlyMap<string, string | null>, facts: SiteFacts): void {
    this.#pages.setPublished(pages);
    this.#facts = JSON.stringify(facts);
  }

  #put(changes: readonly DocumentChange[]): void {
    batch(() => {
      for (const change of changes) this.#live.put(change);
    });
    this.#settle();
  }

  #settle(): void {
    const plan = this.#signals.plan.value;
    if (plan === this.#planned) return;
    this.#planned = plan;
    if (plan.missing.length > 0) return;
    this.#targets.update(plan.isPage, plan.facts?.redirects ?? []);
    this.#pages.plan(plan.routes);
    this.#listings.plan(plan.routes);
  }
}
