import type { SearchWriter } from '@ochiq/search/writer';

import { searchedPages, type PublishedDocuments } from './published-documents.ts';
import { markText, type SearchMark } from './search-mark.ts';
import type { SiteNow } from './site-changes.ts';

type Made = ReturnType<SearchWriter['begin']>;

/** A new index on its way: what is in it, and the pages that are still to be read. */
export class Renewal {
  readonly site: SiteNow;
  /** What it is true to once all pages have been read. */
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

  /** The next pages to be read; none where all have been. */
  next(count: number): string[] {
    return this.#pages.splice(-count);
  }

  write(change: Pick<PublishedDocuments, 'put' | 'remove'>): void {
    this.#made.write(change);
  }

  /** Puts it in the place of the old index; nothing of it is left where that fails. */
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
