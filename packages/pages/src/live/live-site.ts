import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { SiteFacts } from '@ochiq/contract/site-facts';

import type { Content } from '../content.ts';
import { ContentError, type ContentProblem, type EntrySource } from '../content-problem.ts';
import type { PlannedPage } from '../page.ts';
import type { LinkTargets } from '../link-targets.ts';
import type { MadeFile, TableFiles } from '../table-files.ts';
import { LiveContent, type DocumentChange } from './live-content.ts';
import { liveFiles } from './live-files.ts';
import { LiveListings } from './live-listings.ts';
import { LivePages, type Fingerprint } from './live-pages.ts';
import { livePlan, type Plan } from './live-plan.ts';
import { LiveTargets } from './live-targets.ts';
import { liveReadings } from './live-readings.ts';

/** A page that can't be made of its content. */
export type FailedProjection = { path: string; error: Error; source?: EntrySource | undefined };

/** What a change asks of the published site. */
export type SiteDelta = {
  /** Pages that are new or not what they were. */
  changed: PlannedPage[];
  /** The paths of pages that are gone. */
  removed: string[];
  /** `null` where they are what they were. */
  facts: SiteFacts | null;
  /** Pages that can't be made of their content; they stay as they are. */
  failed: FailedProjection[];
};

/** Why changes were not taken in: what they broke that was well before. */
export type Refusal = { problems: ContentProblem[]; failed: FailedProjection[] };

export type Outcome = ({ ok: true } & SiteDelta) | ({ ok: false } & Refusal);

type Start = {
  content: Content;
  today: string;
  tables: TableFiles;
  panelUrl: string;
  /** The public address of the site, for files that are read elsewhere. */
  siteUrl: string;
  fingerprint: Fingerprint;
  /** What is published already: fingerprints by path, and the facts. */
  published?: { pages: ReadonlyMap<string, string>; facts: SiteFacts };
};

const nameClash = ({ documentId, locale, message }: ContentProblem) => `${documentId} ${locale} ${message}`;

/**
 * The site as a function of content that changes: the same pages as `siteOf` makes, found without making those
 * again that can't have changed.
 */
export class LiveSite {
  readonly #live: LiveContent;
  readonly #today: Signal<string>;
  readonly #tables: Signal<TableFiles>;
  readonly #plan: ReadonlySignal<Plan>;
  readonly #files: ReadonlySignal<readonly MadeFile[]>;
  readonly #pages: LivePages;
  readonly #listings = new LiveListings();
  readonly #targets: LiveTargets;
  #planned: Plan | null = null;
  #facts = '';

  /** @throws ContentError there is no site to begin with */
  constructor({ content, today, tables, panelUrl, siteUrl, fingerprint, published }: Start) {
    this.#live = new LiveContent(content);
    this.#today = signal(today);
    this.#tables = signal(tables);
    this.#pages = new LivePages(fingerprint, published?.pages ?? new Map());
    this.#facts = published ? JSON.stringify(published.facts) : '';
    this.#targets = new LiveTargets(siteUrl);
    const readings = liveReadings({ live: this.#live, today: this.#today, tables: this.#tables, targets: this.targets });
    this.#plan = livePlan(this.#live, readings);
    this.#files = liveFiles({ readings, siteUrl, mapped: () => this.#listings.mapped.value });
    this.#settle();
    const { missing } = this.#plan.value;
    if (missing.length > 0) throw new ContentError(missing, panelUrl);
  }

  /** Where addresses lead now. */
  get targets(): LinkTargets {
    return this.#targets.targets;
  }

  /** Entries that are left out because they stand in the way of others. */
  get leftOut(): readonly ContentProblem[] {
    const { clashes, idleRedirects } = this.#plan.value;
    return [...clashes, ...idleRedirects];
  }

  get content(): Content {
    return this.#live.content;
  }

  /** The addresses that the site has. */
  get paths(): ReadonlySet<string> {
    return this.#pages.paths;
  }

  /** Ascends whenever a page came, went, or may have become another one. */
  get stamp(): number {
    return this.#pages.stamp;
  }

  /** What a page is to show; `null` where it is not planned, or can't be made. */
  fingerprintAt(path: string): string | null {
    return this.#pages.fingerprintAt(path);
  }

  /** What the edge is to know of the site; `null` where there can be none. */
  get facts(): SiteFacts | null {
    return this.#plan.value.facts;
  }

  /** The files beside the pages that keep their names, as they are to be. */
  get files(): readonly MadeFile[] {
    return this.#files.value;
  }

  /** All pages that are planned, as they are to be. */
  planned(): Iterable<PlannedPage> {
    return this.#pages.planned();
  }

  /** What differs from what was accepted last: before that, all. */
  delta(): SiteDelta {
    const { changed, removed, failed } = this.#pages.delta();
    const { facts } = this.#plan.value;
    return {
      changed,
      removed,
      facts: JSON.stringify(facts) === this.#facts ? null : facts,
      failed: failed.map(({ page: { path, source }, error }) => ({ path, source, error })),
    };
  }

  /** Takes changes in. Those that break what was well change nothing; what was broken before is no fault of theirs. */
  update(changes: readonly DocumentChange[]): Outcome {
    const before = {
      failed: new Set(this.#pages.delta().failed.map(({ page }) => page.path)),
      clashes: new Set(this.#plan.value.clashes.map(nameClash)),
    };
    const documents = changes.map(({ type, documentId }): DocumentChange => ({
      type,
      documentId,
      document: this.#live.documentAt(type, documentId),
    }));
    this.#put(changes);
    const { missing, clashes } = this.#plan.value;
    const problems = [...missing, ...clashes.filter((clash) => !before.clashes.has(nameClash(clash)))];
    const delta = this.delta();
    const failed = delta.failed.filter(({ path }) => !before.failed.has(path));
    if (problems.length === 0 && failed.length === 0) return { ok: true, ...delta };
    this.#put(documents);
    return { ok: false, problems, failed };
  }

  /** The next day, or other data files. */
  turn({ today = this.#today.peek(), tables = this.#tables.peek() }: { today?: string; tables?: TableFiles }): SiteDelta {
    batch(() => {
      this.#today.value = today;
      this.#tables.value = tables;
    });
    this.#settle();
    return this.delta();
  }

  /** The delta is published, but for the pages of these paths. */
  accept(except: ReadonlySet<string> = new Set()): void {
    this.#pages.accept(except);
    this.#facts = JSON.stringify(this.#plan.value.facts);
  }

  /**
   * Says anew what counts as published, as when somebody took a change back: it stays so until the content changes.
   * @param pages fingerprints by path, `null` for no page
   */
  restate(pages: ReadonlyMap<string, string | null>, facts: SiteFacts): void {
    this.#pages.restate(pages);
    this.#facts = JSON.stringify(facts);
  }

  #put(changes: readonly DocumentChange[]): void {
    batch(() => {
      for (const change of changes) this.#live.put(change);
    });
    this.#settle();
  }

  #settle(): void {
    const plan = this.#plan.value;
    if (plan === this.#planned) return;
    this.#planned = plan;
    if (plan.missing.length > 0) return;
    this.#targets.update(plan.isPage, plan.facts?.redirects ?? []);
    this.#pages.plan(plan.routes);
    this.#listings.plan(plan.routes);
  }
}
