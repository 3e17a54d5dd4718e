import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { signal, type Signal } from '@preact/signals-core';

import type { Content, Document } from '../content/content.ts';

/**
 * A map in the order of its keys. A computation over it is repeated only when something that it read changes: one
 * value, the keys, or, after iterating, any value.
 */
class TrackedMap<V extends object> implements ReadonlyMap<string, V> {
  readonly #values: Map<string, Signal<V | undefined>>;
  readonly #keys: Signal<readonly string[]>;
  readonly #turn = signal(0);
  #listed: { turn: number; all: readonly [string, V][] } | null = null;

  constructor(initial: ReadonlyMap<string, V>) {
    this.#values = new Map([...initial].map(([key, value]) => [key, signal<V | undefined>(value)]));
    this.#keys = signal([...initial.keys()].sort());
  }

  /** Sets a value or, with `undefined`, deletes it. Several are set within a `batch`. */
  set(key: string, value: V | undefined): void {
    const valueSignal = this.#at(key);
    const before = valueSignal.peek();
    if (before === value) return;
    valueSignal.value = value;
    if (value === undefined) this.#keys.value = this.#keys.peek().filter((one) => one !== key);
    else if (before === undefined) this.#keys.value = [...this.#keys.peek(), key].sort();
    this.#turn.value = this.#turn.peek() + 1;
  }

  get(key: string): V | undefined {
    return this.#at(key).value;
  }

  /** Returns a value without tracking the read. */
  peek(key: string): V | undefined {
    return this.#values.get(key)?.peek();
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  get size(): number {
    return this.#keys.value.length;
  }

  *keys(): MapIterator<string> {
    yield* this.#keys.value;
  }

  *entries(): MapIterator<[string, V]> {
    yield* this.#all();
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.#all()) yield value;
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }

  forEach(callback: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this.entries()) callback(value, key, this);
  }

  readonly [Symbol.toStringTag] = 'TrackedMap';

  /** Returns all entries; reading the `turn` signal tracks every value, and so the keys, at once. */
  #all(): readonly [string, V][] {
    const turn = this.#turn.value;
    if (this.#listed?.turn === turn) return this.#listed.all;
    const all = this.#keys.peek().flatMap((key): [string, V][] => {
      const value = this.#values.get(key)?.peek();
      return value === undefined ? [] : [[key, value]];
    });
    this.#listed = { turn, all };
    return all;
  }

  #at(key: string): Signal<V | undefined> {
    const valueSignal = this.#values.get(key) ?? signal<V | undefined>(undefined);
    this.#values.set(key, valueSignal);
    return valueSignal;
  }
}

type Documents = TrackedMap<Document<ContentTypeName>>;

/** A document as it is published now; `null` where it was unpublished. */
export type DocumentChange = { type: ContentTypeName; documentId: string; document: Document<ContentTypeName> | null };

/** Content that changes, and invalidates what was computed from it. */
export class ReactiveContent {
  /** The content as plain maps: the planner does not know that its reads are tracked. */
  readonly content: Content;
  readonly #byType: ReadonlyMap<ContentTypeName, Documents>;

  constructor(initial: Content) {
    this.#byType = new Map(
      contentTypeNames.map((name) => [name, new TrackedMap<Document<ContentTypeName>>(initial[name] as ReadonlyMap<string, never>)]),
    );
    this.content = Object.fromEntries(this.#byType) as unknown as Content;
  }

  documentAt(type: ContentTypeName, documentId: string): Document<ContentTypeName> | null {
    return this.#byType.get(type)?.peek(documentId) ?? null;
  }

  put({ type, documentId, document }: DocumentChange): void {
    this.#byType.get(type)?.set(documentId, document ?? undefined);
  }
}
