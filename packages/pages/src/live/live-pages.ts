import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';

import type { PlannedPage } from '../page.ts';

/** What a page is made of, as a short text: pages of the same text are the same. */
export type Fingerprint = (page: PlannedPage) => string;

type Made = { text: string } | { error: Error };
type Node = { planned: Signal<PlannedPage>; made: ReadonlySignal<Made>; stop: () => void };

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** What is different from what was published last. */
export type PagesDelta = { changed: PlannedPage[]; removed: string[]; failed: { page: PlannedPage; error: Error }[] };

/** The planned pages, of which each is made again only when something changed that it was made of. */
export class LivePages {
  readonly #nodes = new Map<string, Node>();
  readonly #dirty = new Set<Node>();
  readonly #published: Map<string, string>;
  readonly #fingerprint: Fingerprint;
  #stamp = 0;

  /** @param published what is published already: fingerprints by path */
  constructor(fingerprint: Fingerprint, published: ReadonlyMap<string, string>) {
    this.#fingerprint = fingerprint;
    this.#published = new Map(published);
  }

  get paths(): ReadonlySet<string> {
    return new Set(this.#nodes.keys());
  }

  /** Ascends whenever a page came, went, or may have become another one. */
  get stamp(): number {
    return this.#stamp;
  }

  /** All that is planned. */
  *planned(): IterableIterator<PlannedPage> {
    for (const { planned } of this.#nodes.values()) yield planned.peek();
  }

  /** What a page is to show; `null` where it is not planned, or can't be made. */
  fingerprintAt(path: string): string | null {
    const made = this.#nodes.get(path)?.made.peek();
    return made && 'text' in made ? made.text : null;
  }

  /** Takes the plan as it is now. */
  plan(pages: readonly PlannedPage[]): void {
    const wanted = new Map(pages.map((page) => [page.path, page]));
    for (const [path, node] of this.#nodes) {
      if (wanted.has(path)) continue;
      node.stop();
      this.#stamp += 1;
      this.#nodes.delete(path);
      this.#dirty.delete(node);
    }
    for (const [path, page] of wanted) {
      const node = this.#nodes.get(path);
      if (node) node.planned.value = page;
      else this.#nodes.set(path, this.#nodeOf(page));
    }
  }

  /** What would have to be published. */
  delta(): PagesDelta {
    const delta: PagesDelta = { changed: [], removed: [...this.#published.keys()].filter((path) => !this.#nodes.has(path)), failed: [] };
    for (const node of this.#dirty) {
      const page = node.planned.peek();
      const made = node.made.peek();
      if ('error' in made) delta.failed.push({ page, error: made.error });
      else if (made.text !== this.#published.get(page.path)) delta.changed.push(page);
      else this.#dirty.delete(node);
    }
    return delta;
  }

  /** What `delta` told is published now, but for the pages of these paths. */
  accept(except: ReadonlySet<string>): void {
    for (const node of this.#dirty) {
      const made = node.made.peek();
      const { path } = node.planned.peek();
      if ('error' in made || except.has(path)) continue;
      this.#published.set(path, made.text);
      this.#dirty.delete(node);
    }
    for (const path of this.#published.keys()) if (!this.#nodes.has(path)) this.#published.delete(path);
  }

  /** Says anew what counts as published: fingerprints by path, `null` for no page. */
  restate(published: ReadonlyMap<string, string | null>): void {
    for (const [path, text] of published) {
      if (text === null) this.#published.delete(path);
      else this.#published.set(path, text);
      const node = this.#nodes.get(path);
      if (node) this.#dirty.add(node);
    }
    this.#stamp += 1;
  }

  #nodeOf(page: PlannedPage): Node {
    const planned = signal(page);
    const made = computed((): Made => {
      try {
        return { text: this.#fingerprint(planned.value) };
      } catch (error) {
        return { error: asError(error) };
      }
    });
    const node: Node = { planned, made, stop: () => undefined };
    node.stop = made.subscribe(() => {
      this.#dirty.add(node);
      this.#stamp += 1;
    });
    return node;
  }
}
