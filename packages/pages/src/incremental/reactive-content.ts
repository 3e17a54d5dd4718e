import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes, mapLocales, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import { signal, type Signal } from '@preact/signals-core';

import type { Content, Document } from '../content/content.ts';
import { isSameData } from './is-same-data.ts';

type AnyDocument = Document<ContentTypeName>;
type Versions = AnyDocument['versions'];
type VersionSignals = Localized<Signal<Versions[Locale]>>;

/**
 * Getters that read each language's version from its signal. All documents share them: a getter of its own would take more
 * memory than the signal.
 */
const versionGetters: object = Object.defineProperties(
  {},
  mapLocales((locale) => ({
    get(this: { signals: VersionSignals }) {
      return this.signals[locale].value;
    },
  })),
);

/** A document whose versions are tracked one by one: a reader of one language is independent of the others. */
class TrackedDocument implements AnyDocument {
  readonly documentId: string;
  readonly versions: Versions;
  readonly #signals: VersionSignals;

  constructor({ documentId, versions }: AnyDocument) {
    this.documentId = documentId;
    this.#signals = mapLocales((locale) => signal(versions[locale]));
    this.versions = Object.assign(Object.create(versionGetters) as Versions, { signals: this.#signals });
  }

  /** Sets the versions; none where the document was unpublished. */
  set(versions: Versions): void {
    for (const locale of localeCodes) this.#signals[locale].value = versions[locale];
  }
}

/** Returns a document whose unchanged versions are the objects that they were; the same document where nothing changed. */
function keepVersions(before: AnyDocument | undefined, now: AnyDocument): AnyDocument {
  if (!before) return now;
  const versions = Object.fromEntries(
    Object.entries(now.versions).map(([locale, entry]) => {
      const known = before.versions[locale as Locale];
      return [locale, known && isSameData(known, entry) ? known : entry];
    }),
  ) as Versions;
  const isSame = localeCodes.every((locale) => versions[locale] === before.versions[locale]);
  return isSame ? before : { ...now, versions };
}

/**
 * Documents in the order of their ids. A computation over them is repeated only when something that it read changes: a
 * document in one language, the ids, or, after iterating, any document. A document that is read by its id is tracked
 * where a version of it is read.
 */
class TrackedDocuments implements ReadonlyMap<string, AnyDocument> {
  readonly #documents: Map<string, AnyDocument>;
  readonly #tracked = new Map<string, TrackedDocument>();
  /** Whether there is a document, for computations that asked only that, or found none. */
  readonly #presence = new Map<string, Signal<boolean>>();
  readonly #keys: Signal<readonly string[]>;
  readonly #turn = signal(0);
  #listed: { turn: number; all: readonly [string, AnyDocument][] } | null = null;

  constructor(initial: ReadonlyMap<string, AnyDocument>) {
    this.#documents = new Map(initial);
    this.#keys = signal([...initial.keys()].sort());
  }

  /** Sets a document or, with `undefined`, deletes it. Several are set within a `batch`. */
  set(key: string, given: AnyDocument | undefined): void {
    const before = this.#documents.get(key);
    const document = given && keepVersions(before, given);
    if (before === document) return;
    if (document === undefined) this.#documents.delete(key);
    else this.#documents.set(key, document);
    this.#tracked.get(key)?.set(document?.versions ?? {});
    if (document === undefined) this.#keys.value = this.#keys.peek().filter((one) => one !== key);
    else if (before === undefined) this.#keys.value = [...this.#keys.peek(), key].sort();
    this.#turn.value = this.#turn.peek() + 1;
    const presence = this.#presence.get(key);
    if (presence) presence.value = document !== undefined;
  }

  get(key: string): AnyDocument | undefined {
    const document = this.#documents.get(key);
    if (!document) {
      this.has(key);
      return undefined;
    }
    const tracked = this.#tracked.get(key) ?? new TrackedDocument(document);
    this.#tracked.set(key, tracked);
    return tracked;
  }

  /** Returns a document without tracking the read. */
  peek(key: string): AnyDocument | undefined {
    return this.#documents.get(key);
  }

  has(key: string): boolean {
    const presence = this.#presence.get(key) ?? signal(this.#documents.has(key));
    this.#presence.set(key, presence);
    return presence.value;
  }

  get size(): number {
    return this.#keys.value.length;
  }

  *keys(): MapIterator<string> {
    yield* this.#keys.value;
  }

  *entries(): MapIterator<[string, AnyDocument]> {
    yield* this.#all();
  }

  *values(): MapIterator<AnyDocument> {
    for (const [, document] of this.#all()) yield document;
  }

  [Symbol.iterator](): MapIterator<[string, AnyDocument]> {
    return this.entries();
  }

  forEach(callback: (document: AnyDocument, key: string, map: ReadonlyMap<string, AnyDocument>) => void): void {
    for (const [key, document] of this.entries()) callback(document, key, this);
  }

  readonly [Symbol.toStringTag] = 'TrackedDocuments';

  /** Returns all documents; reading the `turn` signal tracks each of them, and so the keys, at once. */
  #all(): readonly [string, AnyDocument][] {
    const turn = this.#turn.value;
    if (this.#listed?.turn === turn) return this.#listed.all;
    const all = this.#keys.peek().flatMap((key): [string, AnyDocument][] => {
      const document = this.#documents.get(key);
      return document ? [[key, document]] : [];
    });
    this.#listed = { turn, all };
    return all;
  }
}

/** Returns a view of documents for readers that are no computations: a document that they keep stays as it was. */
const viewPlainDocuments = (documents: TrackedDocuments): ReadonlyMap<string, AnyDocument> =>
  new Proxy(documents, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name === 'get' ? 'peek' : name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** A document as it is published now; `null` where it was unpublished. */
export type DocumentChange = { type: ContentTypeName; documentId: string; document: AnyDocument | null };

/** Content that changes, and invalidates what was computed from it. */
export class ReactiveContent {
  /** The content as plain maps: the planner does not know that its reads are tracked. */
  readonly content: Content;
  /** The same content for everyone else. */
  readonly plain: Content;
  readonly #byType: ReadonlyMap<ContentTypeName, TrackedDocuments>;
  #version = 0;

  constructor(initial: Content) {
    this.#byType = new Map(contentTypeNames.map((name) => [name, new TrackedDocuments(initial[name])]));
    this.content = Object.fromEntries(this.#byType) as unknown as Content;
    const plain = [...this.#byType].map(([name, documents]) => [name, viewPlainDocuments(documents)] as const);
    this.plain = Object.fromEntries(plain) as unknown as Content;
  }

  /** Incremented with each document that is put. */
  get version(): number {
    return this.#version;
  }

  documentAt(type: ContentTypeName, documentId: string): AnyDocument | null {
    return this.#byType.get(type)?.peek(documentId) ?? null;
  }

  put({ type, documentId, document }: DocumentChange): void {
    this.#version += 1;
    this.#byType.get(type)?.set(documentId, document ?? undefined);
  }
}
