import type { SearchWriter } from '@ochiq/search/writer';

import { searchedPages, type PublishedDocuments } from './published-documents.ts';
import { markText, type SearchMark } from './search-mark.ts';
import type { SiteNow } from './site-changes.ts';

type Made = ReturnType<SearchWriter['begin']>;

/** A rebuild of the index: its content so far, and the pages still to be read. */
export class Renewal {
  readonly site: SiteNow;
  /** The checkpoint of the new index once all pages have been read. */
  mark: SearchMark;
  readonly #made: Made;
  readonly #pages: string[];

  private constructor(site: SiteNow, made: Made, pages: string[]) {
    this.site = site;
    this.mark = site;
    this.#made = made;
    this.#pages = pages;
  }

  static async begin(writer: SearchWriter, site: SiteNow): Promise<Renewal> {
    const pages = await searchedPages(site.publicDir);
    return new Renewal(site, writer.begin(), pages);
  }

  /** How many pages are still to be read. */
  get left(): number {
    return this.#pages.length;
  }

  /** Returns the next pages to be read; none when all have been. */
  next(count: number): string[] {
    return this.#pages.splice(-count);
  }

  write(change: Pick<PublishedDocuments, 'put' | 'remove'>): void {
    this.#made.write(change);
  }

  /** Replaces the old index; the new one is discarded where that fails. */
  finish(writer: SearchWriter): void {
    try {
      writer.replace(this.#made, markText(this.mark));
    } catch (error) {
      this.#made.abandon();
      throw error;
    }
  }

  abandon(): void {
    this.#made.abandon();
  }
}
