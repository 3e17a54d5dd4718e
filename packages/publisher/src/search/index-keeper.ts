import type { FileText } from '../extract/file-texts.ts';
import { SearchIndexLost, type SearchWriter } from '@ochiq/search/writer';

import { attachedFile } from './attached-file.ts';
import { openIndex, type OpenIndex } from './open-index.ts';
import { publishedDocuments } from './published-documents.ts';
import { Renewal } from './renewal.ts';
import { markText, readMark } from './search-mark.ts';
import type { SearchState } from './search-state.ts';
import { pagesSince, siteNow, type SiteNow } from './site-changes.ts';

/** How many pages are written per step: concurrent calls wait no longer than one step. */
const together = 50;

export type KeeperOptions = {
  siteDir: string;
  /** Reads the text of a file; `null` leaves that to another process. */
  textOf: ((file: string) => Promise<FileText>) | null;
  /** Called when the state changes, and for lines of the log. */
  tell: (state: SearchState) => void;
  log: (line: string) => void;
  /** Waits between two steps of background work. @param took duration of the step, in milliseconds */
  rest: (took: number) => Promise<void>;
};

/**
 * Syncs the search index with the published files: follows the journals of their changes, with a checkpoint. Where the
 * journals do not reach back, it rebuilds the index in small steps, next to the old one, which is still updated
 * meanwhile.
 */
export class IndexKeeper {
  readonly #options: KeeperOptions;
  #open: OpenIndex | null = null;
  #renewal: Renewal | null = null;
  #problem: string | null = null;
  #told = '';
  #isClosed = false;
  #last: Promise<unknown> = Promise.resolve();
  #background: Promise<void> | null = null;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Indexes what changed. Never fails: a problem is reported, and the next call retries. */
  async look(): Promise<void> {
    await this.#inTurn(() =>
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
  async settled(): Promise<void> {
    while (this.#background) await this.#background;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.settled();
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
    const now = await siteNow(this.#options.siteDir);
    if (!now) return;
    const mark = writer.mark();
    const then = this.#renewal?.mark ?? readMark(mark);
    const pages = then && (await pagesSince(this.#options.siteDir, then, now));
    if (!pages) await this.#makeAnew(writer, now);
    else if (this.#renewal || mark !== markText(now)) {
      try {
        await this.#write(writer, mark, pages, now);
      } catch (error) {
        if (!(error instanceof SearchIndexLost)) throw error;
        this.#options.log(`${error.message}: it is made anew`);
        await this.#makeAnew(writer, now);
      }
    }
  }

  async #makeAnew(writer: SearchWriter, now: SiteNow): Promise<void> {
    this.#abandon();
    this.#renewal = await Renewal.begin(writer, now);
  }

  /** @param before the checkpoint of the current index */
  async #write(writer: SearchWriter, before: string | null, pages: readonly string[], now: SiteNow): Promise<void> {
    for (let start = 0; start < pages.length; start += together) {
      const change = await this.#documents(now, pages.slice(start, start + together));
      this.#renewal?.write(change);
      if (before !== null) writer.apply({ ...change, mark: before });
    }
    if (this.#renewal) this.#renewal.mark = now;
    else writer.apply({ put: [], remove: [], mark: markText(now) });
  }

  async #documents({ publicDir }: SiteNow, pages: readonly string[]) {
    const { faults, ...change } = await publishedDocuments(publicDir, pages);
    faults.forEach(this.#options.log);
    return change;
  }

  /** Runs background work: pages of a rebuild, then texts of files. */
  async #goOn(): Promise<void> {
    for (;;) {
      const began = performance.now();
      const isMore = !this.#isClosed && ((await this.#inTurn(() => this.#tried(() => this.#renew()))) || (await this.#readFile()));
      this.#say();
      if (!isMore) return;
      await this.#options.rest(performance.now() - began);
    }
  }

  async #renew(): Promise<boolean> {
    const renewal = this.#renewal;
    if (!renewal || !this.#open) return false;
    const pages = renewal.next(together);
    if (pages.length > 0) renewal.write(await this.#documents(renewal.site, pages));
    else {
      this.#renewal = null;
      renewal.finish(this.#open.writer);
    }
    return true;
  }

  async #readFile(): Promise<boolean> {
    const { textOf, siteDir, log } = this.#options;
    const [sitePath] = this.#open?.writer.unread() ?? [];
    const now = await siteNow(siteDir);
    if (!textOf || sitePath === undefined || !now) return false;
    const file = attachedFile(now.publicDir, sitePath);
    const { text, problem } = file === null ? { text: '', problem: 'It is not on the site' } : await textOf(file);
    if (problem !== null) log(`The text of ${sitePath} can't be searched: ${problem}`);
    const fill = () => {
      this.#open?.writer.fillFile(sitePath, text);
      return Promise.resolve(true);
    };
    return (await this.#inTurn(() => this.#tried(fill))) ?? false;
  }

  #abandon(): void {
    this.#renewal?.abandon();
    this.#renewal = null;
  }

  /** @returns `null` where it failed */
  async #tried<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.#abandon();
      this.#problem = error instanceof Error ? error.message : String(error);
      return null;
    } finally {
      this.#say();
    }
  }

  #say(): void {
    const state = { left: this.#renewal?.left ?? 0, unread: this.#unread(), problem: this.#problem };
    if (JSON.stringify(state) === this.#told) return;
    this.#told = JSON.stringify(state);
    this.#options.tell(state);
  }

  #unread(): number {
    try {
      return this.#open?.writer.unread().length ?? 0;
    } catch {
      return 0;
    }
  }

  /** Serializes work: there must be only one writer. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next;
    return next;
  }
}
