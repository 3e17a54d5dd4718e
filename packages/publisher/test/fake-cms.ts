import type { Change } from '@ochiq/contract/change';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';
import type { PreviewEntry } from '@ochiq/contract/preview';
import type { RawEntry } from '@ochiq/pages/parse-content';

import { CmsAway, type Cms } from '../src/cms/cms.ts';

export type Version = RawEntry & { value: Record<string, unknown> };

/** A CMS in memory: what is published, and the log of what changed in it. */
export class FakeCms implements Cms {
  readonly #versions = new Map<string, Version>();
  readonly #log: Change[] = [];
  isAway = false;
  /** Documents that were read one by one. */
  readonly asked: string[] = [];

  constructor(initial: readonly RawEntry[]) {
    for (const one of initial as Version[]) this.#versions.set(this.#key(one), one);
  }

  #key = ({ type, value }: Version) => `${type} ${String(value['documentId'])} ${String(value['locale'])}`;

  get raw(): Version[] {
    return [...this.#versions.values()];
  }

  /** Publishes a version as it is, or with other fields. */
  publish(type: ContentTypeName, documentId: string, locale: Locale, fields: Record<string, unknown>, base?: Version): void {
    const before = base ?? this.#versions.get(`${type} ${documentId} ${locale}`);
    this.#versions.set(`${type} ${documentId} ${locale}`, { type, value: { ...before?.value, documentId, locale, ...fields } });
    this.#tell('publish', type, documentId, locale);
  }

  /** A published version. */
  version(type: ContentTypeName, documentId: string, locale: Locale): Version | undefined {
    return this.#versions.get(`${type} ${documentId} ${locale}`);
  }

  unpublish(type: ContentTypeName, documentId: string, locale: Locale): void {
    this.#versions.delete(`${type} ${documentId} ${locale}`);
    this.#tell('unpublish', type, documentId, locale);
  }

  replaceFile(url: string, updatedAt: string): void {
    for (const [key, version] of this.#versions) {
      const text = JSON.stringify(version.value, (_, part: unknown) =>
        typeof part === 'object' && part !== null && 'url' in part && part.url === url ? { ...part, updatedAt } : part,
      );
      this.#versions.set(key, { type: version.type, value: JSON.parse(text) as Version['value'] });
    }
    const about = { id: this.#log.length + 1, at: new Date(0).toISOString() };
    this.#log.push({ ...about, kind: 'media', type: null, documentId: null, locales: [], file: 1 });
  }

  #tell(kind: 'publish' | 'unpublish', type: ContentTypeName, documentId: string, locale: Locale): void {
    this.#log.push({ id: this.#log.length + 1, at: new Date(0).toISOString(), kind, type, documentId, locales: [locale], file: null });
  }

  #answer<T>(value: T): Promise<T> {
    return this.isAway ? Promise.reject(new CmsAway('The CMS is away')) : Promise.resolve(value);
  }

  everything = () => this.#answer(this.raw);
  documents = (type: ContentTypeName, ids: readonly string[]) => {
    this.asked.push(...ids);
    return this.#answer(this.raw.filter((one) => one.type === type && ids.includes(String(one.value['documentId']))));
  };
  /** What every link shows. */
  shown: PreviewEntry = { entry: null, unfit: [] };
  preview = () => this.#answer(this.shown);
  last = () => this.#answer(this.#log.length);
  changes = (after: number) => this.#answer({ changes: this.#log.slice(after), last: this.#log.length });
}
