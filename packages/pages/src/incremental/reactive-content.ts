import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';

import type { Content, Document } from '../content/content.ts';
import { TrackedMap } from './tracked-map.ts';

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
