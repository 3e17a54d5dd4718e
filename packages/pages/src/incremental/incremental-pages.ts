import { effect, signal, type Signal } from '@preact/signals-core';

import type { PlannedPage } from '../page.ts';
import { diffLists } from './diff-items.ts';
import type { RoutePages } from './site-signals.ts';

/**
 * Computes a short text of a page's data: pages with the same text are equal.
 * @param published that of the published page
 */
export type Fingerprint = (page: PlannedPage, published: string | undefined) => string;

/** A page, and its fingerprint or why it has none: as little as possible, since a site has tens of thousands. */
type PageNode = { planned: Signal<PlannedPage>; made: string | Error; stop: () => void };

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** The difference from what was published last. */
export type PagesDelta = { changed: PlannedPage[]; removed: string[]; failed: { page: PlannedPage; error: Error }[] };

/** The planned pages; each is rebuilt only when a dependency changed. */
export class IncrementalPages {
  readonly #nodes = new Map<string, PageNode>();
  readonly #paths = new Set<string>();
  readonly #dirty = new Set<PageNode>();
  readonly #published: Map<string, string>;
  /** Published paths that are no longer planned. */
  readonly #gone: Set<string>;
  readonly #fingerprint: Fingerprint;
  #routes: RoutePages = [];
  #stamp = 0;

  /** @param published fingerprints of the published pages by path */
  constructor(fingerprint: Fingerprint, published: ReadonlyMap<string, string>) {
    this.#fingerprint = fingerprint;
    this.#published = new Map(published);
    this.#gone = new Set(published.keys());
  }

  get paths(): ReadonlySet<string> {
    return this.#paths;
  }

  /** Incremented whenever a page was added, removed, or may have changed. */
  get stamp(): number {
    return this.#stamp;
  }

  /** Returns the planned page at a path; `null` where there is none. */
  pageAt(path: string): PlannedPage | null {
    return this.#nodes.get(path)?.planned.peek() ?? null;
  }

  /** Iterates over the planned pages. */
  *planned(): IterableIterator<PlannedPage> {
    for (const { planned } of this.#nodes.values()) yield planned.peek();
  }

  /** Returns the fingerprint of a planned page; `null` where it is not planned, or fails. */
  fingerprintAt(path: string): string | null {
    const made = this.#nodes.get(path)?.made;
    return typeof made === 'string' ? made : null;
  }

  /** Updates the planned pages of all routes. */
  plan(routes: RoutePages): void {
    const changes = [...diffLists(this.#routes, routes).values()];
    this.#routes = routes;
    for (const { added } of changes) for (const page of added) this.#take(page);
    for (const { removed } of changes) for (const page of removed) this.#leave(page);
  }

  /** Returns the changes to publish. */
  delta(): PagesDelta {
    const delta: PagesDelta = { changed: [], removed: [...this.#gone], failed: [] };
    for (const node of this.#dirty) {
      const { made } = node;
      const page = node.planned.peek();
      if (typeof made !== 'string') delta.failed.push({ page, error: made });
      else if (made !== this.#published.get(page.path)) delta.changed.push(page);
      else this.#dirty.delete(node);
    }
    return delta;
  }

  /** Marks the changes of `delta` as published, except the pages of these paths. */
  accept(except: ReadonlySet<string>): void {
    this.#acceptWhere((path) => !except.has(path));
    for (const path of this.#gone) this.#published.delete(path);
    this.#gone.clear();
  }

  /** Marks the changes of some pages as published. */
  acceptPages(paths: ReadonlySet<string>): void {
    this.#acceptWhere((path) => paths.has(path));
  }

  /** Replaces the published fingerprints of some paths, `null` for no page. */
  setPublished(published: ReadonlyMap<string, string | null>): void {
    for (const [path, text] of published) {
      const node = this.#nodes.get(path);
      if (text === null) this.#published.delete(path);
      else this.#published.set(path, text);
      if (node) this.#dirty.add(node);
      else if (text === null) this.#gone.delete(path);
      else this.#gone.add(path);
    }
    this.#stamp += 1;
  }

  #acceptWhere(isPublished: (path: string) => boolean): void {
    for (const node of this.#dirty) {
      const { made } = node;
      const { path } = node.planned.peek();
      if (typeof made !== 'string' || !isPublished(path)) continue;
      this.#published.set(path, made);
      this.#dirty.delete(node);
    }
  }

  #take(page: PlannedPage): void {
    const node = this.#nodes.get(page.path);
    if (node) {
      node.planned.value = page;
      return;
    }
    this.#nodes.set(page.path, this.#nodeOf(page));
    this.#paths.add(page.path);
    this.#gone.delete(page.path);
  }

  #leave(page: PlannedPage): void {
    const { path } = page;
    const node = this.#nodes.get(path);
    // Another page may have taken over its path.
    if (node?.planned.peek() !== page) return;
    node.stop();
    this.#stamp += 1;
    this.#nodes.delete(path);
    this.#paths.delete(path);
    this.#dirty.delete(node);
    if (this.#published.has(path)) this.#gone.add(path);
  }

  #nodeOf(page: PlannedPage): PageNode {
    const node: PageNode = { planned: signal(page), made: '', stop: () => undefined };
    node.stop = effect(() => {
      node.made = this.#make(node.planned.value);
      this.#dirty.add(node);
      this.#stamp += 1;
    });
    return node;
  }

  #make(page: PlannedPage): string | Error {
    try {
      const published = this.#published.get(page.path);
      const made = this.#fingerprint(page, published);
      // The same text once: it is stored for each page.
      return made === published ? published : made;
    } catch (error) {
      return toError(error);
    }
  }
}
