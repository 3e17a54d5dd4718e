import type { ExtractedText } from '../extract/create-file-text-reader.ts';
import { SearchIndexUnavailable, type SearchWriter } from '@ochiq/search/writer';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import { createSerialQueue } from '@ochiq/service-kit/serial-queue';

import { readSearchDocuments, resolveAttachedFile } from './search-document-changes.ts';
import { openIndex, type OpenIndex } from './open-index.ts';
import { IndexRebuild } from './index-rebuild.ts';
import { formatCheckpoint, parseCheckpoint } from './index-checkpoint.ts';
import type { SearchState } from './search-state.ts';
import { listPagesChangedSince, readSiteSnapshot, type SiteSnapshot } from '../transaction/changes-since.ts';

/** How many pages are written per step: concurrent calls wait no longer than one step. */
const pagesPerStep = 50;

export type SearchIndexerOptions = {
  siteDir: string;
  /** Reads the text of a file; `null` leaves that to another process. */
  textOf: ((file: string) => Promise<ExtractedText>) | null;
  /** Called when the state changes, and for lines of the log. */
  onStateChange: (state: SearchState) => void;
  log: (line: string) => void;
  /** Waits between two steps of background work. @param took duration of the step, in milliseconds */
  rest: (took: number) => Promise<void>;
};

/**
 * Syncs the search index with the published files: follows the journals of their changes, with a checkpoint. Where the
 * journals do not reach back, it rebuilds the index in small steps, next to the old one, which is still updated
 * meanwhile.
 */
export class SearchIndexer {
  readonly #options: SearchIndexerOptions;
  #open: OpenIndex | null = null;
  #renewal: IndexRebuild | null = null;
  #problem: string | null = null;
  #told = '';
  #isClosed = false;
  /** There must be only one writer. */
  readonly #enqueue = createSerialQueue();
  #background: Promise<void> | null = null;

  constructor(options: SearchIndexerOptions) {
    this.#options = options;
  }

  /** Indexes what changed. Never fails: a problem is reported, and the next call retries. */
  async syncNow(): Promise<void> {
    await this.#enqueue(() =>
      this.#tried(async () => {
        await this.#follow();
        this.#problem = null;
      }),
    );
    this.#background ??= this.#goOn().finally(() => {
      this.#background = null;
    });
  }

  /** Waits until no work is left. */
  async whenIdle(): Promise<void> {
    while (this.#background) await this.#background;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.whenIdle();
    this.#abandon();
    await this.#open?.close();
    this.#open = null;
  }

  async #opened(): Promise<OpenIndex> {
    this.#open ??= await openIndex(this.#options.siteDir);
    return this.#open;
  }

  async #follow(): Promise<void> {
    const { writer } = await this.#opened();
    const now = await readSiteSnapshot(this.#options.siteDir);
    if (!now) return;
    const mark = writer.mark();
    const then = this.#renewal?.mark ?? parseCheckpoint(mark);
    const pages = then && (await listPagesChangedSince(this.#options.siteDir, then, now));
    if (!pages) await this.#makeAnew(writer, now);
    else if (this.#renewal || mark !== formatCheckpoint(now)) {
      try {
        await this.#write(writer, mark, pages, now);
      } catch (error) {
        if (!(error instanceof SearchIndexUnavailable)) throw error;
        this.#options.log(`${error.message}: it is made anew`);
        await this.#makeAnew(writer, now);
      }
    }
  }

  async #makeAnew(writer: SearchWriter, now: SiteSnapshot): Promise<void> {
    this.#abandon();
    this.#renewal = await IndexRebuild.begin(writer, now);
  }

  /** @param before the checkpoint of the current index */
  async #write(writer: SearchWriter, before: string | null, pages: readonly string[], now: SiteSnapshot): Promise<void> {
    for (let start = 0; start < pages.length; start += pagesPerStep) {
      const change = await this.#documents(now, pages.slice(start, start + pagesPerStep));
      this.#renewal?.write(change);
      if (before !== null) writer.apply({ ...change, mark: before });
    }
    if (this.#renewal) this.#renewal.mark = now;
    else writer.apply({ put: [], remove: [], mark: formatCheckpoint(now) });
  }

  async #documents({ publicDir }: SiteSnapshot, pages: readonly string[]) {
    const { faults, ...change } = await readSearchDocuments(publicDir, pages);
    faults.forEach(this.#options.log);
    return change;
  }

  /** Runs background work: pages of a rebuild, then texts of files. */
  async #goOn(): Promise<void> {
    for (;;) {
      const began = performance.now();
      const isMore = !this.#isClosed && ((await this.#enqueue(() => this.#tried(() => this.#renew()))) || (await this.#readFile()));
      this.#say();
      if (!isMore) return;
      await this.#options.rest(performance.now() - began);
    }
  }

  async #renew(): Promise<boolean> {
    const renewal = this.#renewal;
    if (!renewal || !this.#open) return false;
    const pages = renewal.takeNext(pagesPerStep);
    if (pages.length > 0) renewal.write(await this.#documents(renewal.site, pages));
    else {
      this.#renewal = null;
      renewal.finish(this.#open.writer);
    }
    return true;
  }

  async #readFile(): Promise<boolean> {
    const { textOf, siteDir, log } = this.#options;
    const [sitePath] = this.#open?.writer.listUnread() ?? [];
    const now = await readSiteSnapshot(siteDir);
    if (!textOf || sitePath === undefined || !now) return false;
    const file = resolveAttachedFile(now.publicDir, sitePath);
    const { text, problem } = file === null ? { text: '', problem: 'It is not on the site' } : await textOf(file);
    if (problem !== null) log(`The text of ${sitePath} can't be searched: ${problem}`);
    const fill = () => {
      this.#open?.writer.fillFile(sitePath, text);
      return Promise.resolve(true);
    };
    return (await this.#enqueue(() => this.#tried(fill))) ?? false;
  }

  #abandon(): void {
    this.#renewal?.discard();
    this.#renewal = null;
  }

  /** @returns `null` where it failed */
  async #tried<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.#abandon();
      this.#problem = getErrorMessage(error);
      return null;
    } finally {
      this.#say();
    }
  }

  #say(): void {
    const state = { left: this.#renewal?.left ?? 0, unread: this.#unread(), problem: this.#problem };
    if (JSON.stringify(state) === this.#told) return;
    this.#told = JSON.stringify(state);
    this.#options.onStateChange(state);
  }

  #unread(): number {
    try {
      return this.#open?.writer.listUnread().length ?? 0;
    } catch {
      return 0;
    }
  }
}
