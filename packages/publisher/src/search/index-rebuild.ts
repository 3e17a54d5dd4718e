import type { SearchWriter } from '@ochiq/search/writer';

import { listSearchablePages, type SearchDocumentChanges } from './search-document-changes.ts';
import { formatCheckpoint, type IndexCheckpoint } from './index-checkpoint.ts';
import type { SiteSnapshot } from '../transaction/changes-since.ts';

type IndexBuild = ReturnType<SearchWriter['begin']>;

/** A rebuild of the index: its content so far, and the pages still to be read. */
export class IndexRebuild {
  readonly site: SiteSnapshot;
  /** The checkpoint of the new index once all pages have been read. */
  mark: IndexCheckpoint;
  readonly #made: IndexBuild;
  readonly #pages: string[];

  private constructor(site: SiteSnapshot, indexBuild: IndexBuild, pages: string[]) {
    this.site = site;
    this.mark = site;
    this.#made = indexBuild;
    this.#pages = pages;
  }

  static async begin(writer: SearchWriter, site: SiteSnapshot): Promise<IndexRebuild> {
    const pages = await listSearchablePages(site.publicDir);
    return new IndexRebuild(site, writer.begin(), pages);
  }

  /** How many pages are still to be read. */
  get left(): number {
    return this.#pages.length;
  }

  /** Returns the next pages to be read; none when all have been. */
  takeNext(count: number): string[] {
    return this.#pages.splice(-count);
  }

  write(change: Pick<SearchDocumentChanges, 'put' | 'remove'>): void {
    this.#made.write(change);
  }

  /** Replaces the old index; the new one is discarded where that fails. */
  finish(writer: SearchWriter): void {
    try {
      writer.replace(this.#made, formatCheckpoint(this.mark));
    } catch (error) {
      this.#made.discard();
      throw error;
    }
  }

  discard(): void {
    this.#made.discard();
  }
}
