import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { viewDay, type ViewDay } from '@ochiq/contract/wire/page-statistics';
import { isMissingFile } from '@ochiq/service-kit/errors';

/** A file of the edge for a day; a day has several where nginx counts, too, or a log was read. */
const fileName = /^(?<day>\d{4}-\d\d-\d\d)(?:\.[\w-]+)?\.json$/u;

type CachedDay = { mtimeMs: number; content: ViewDay };

/** Reads what the edge counted. Days that are over never change, so that each is parsed once. */
export class ViewDayReader {
  readonly #folder: string;
  readonly #known = new Map<string, CachedDay>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads the days of a period; none where nothing was counted. @throws a file is corrupt */
  async read(from: string, to: string): Promise<ViewDay[]> {
    const names: string[] = await readdir(this.#folder).catch((error: unknown) => {
      if (isMissingFile(error)) return [];
      throw error;
    });
    for (const name of this.#known.keys()) if (!names.includes(name)) this.#known.delete(name);
    const inPeriod = names.filter((name) => {
      const day = fileName.exec(name)?.groups?.['day'];
      return day !== undefined && day >= from && day <= to;
    });
    return Promise.all(inPeriod.map((name) => this.#readFile(name)));
  }

  async #readFile(name: string): Promise<ViewDay> {
    const file = path.join(this.#folder, name);
    const { mtimeMs } = await stat(file);
    const known = this.#known.get(name);
    if (known?.mtimeMs === mtimeMs) return known.content;
    const content = viewDay.parse(JSON.parse(await readFile(file, 'utf8')));
    this.#known.set(name, { mtimeMs, content });
    return content;
  }
}
