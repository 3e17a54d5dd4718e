import type { LocalePrefix } from '@ochiq/contract/routing/path-for';
import { batch, signal, type Signal } from '@preact/signals-core';

import type { Content } from '../content/content.ts';
import { unrestrictedTargets } from '../create-link-targets.ts';
import type { RenderContext } from '../render-context.ts';
import type { TableFiles } from '../tables/table-files.ts';
import { createReactiveMemo } from './create-reactive-memo.ts';
import { ReactiveContent, type DocumentChange } from './reactive-content.ts';
import { createReactiveContext } from './site-signals.ts';

type DraftSiteOptions = {
  content: Content;
  today: string;
  tables: TableFiles;
  /** Whether the edge counts page views, and publishes them as data. */
  arePagesCounted?: boolean;
};

/**
 * The site as it would be with one document more, or in another version. What the pages around it need is computed once:
 * a letter that an editor types costs what it changes, however much is published.
 */
export class DraftSite {
  readonly #live: ReactiveContent;
  readonly #today: Signal<string>;
  readonly #tables: Signal<TableFiles>;
  readonly #arePagesCounted: boolean;
  readonly #remember = createReactiveMemo();
  readonly #contexts = new Map<LocalePrefix, RenderContext>();
  /** The document that is replaced, as it is published. */
  #replaced: DocumentChange | null = null;

  constructor({ content, today, tables, arePagesCounted = false }: DraftSiteOptions) {
    this.#live = new ReactiveContent(content);
    this.#today = signal(today);
    this.#tables = signal(tables);
    this.#arePagesCounted = arePagesCounted;
  }

  /**
   * Replaces a document, and restores the one that was replaced before.
   * @param tables those of all data files, also of the draft's
   * @returns the context in which pages are planned; they are of this draft until the next one is shown
   */
  show(draft: DocumentChange, form: LocalePrefix, tables: TableFiles): RenderContext {
    const { type, documentId } = draft;
    batch(() => {
      if (this.#replaced && (this.#replaced.type !== type || this.#replaced.documentId !== documentId)) {
        this.#live.put(this.#replaced);
        this.#replaced = null;
      }
      this.#replaced ??= { type, documentId, document: this.#live.documentAt(type, documentId) };
      this.#live.put(draft);
      this.#tables.value = tables;
    });
    return this.#getContext(form);
  }

  #getContext(form: LocalePrefix): RenderContext {
    const sources = {
      ...{ live: this.#live, today: this.#today, tables: this.#tables },
      ...{ targets: unrestrictedTargets, arePagesCounted: this.#arePagesCounted },
    };
    const context = this.#contexts.get(form) ?? createReactiveContext(form, sources, this.#remember);
    this.#contexts.set(form, context);
    return context;
  }
}
