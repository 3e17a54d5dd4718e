import type { Change } from '@ochiq/contract/wire/change';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { NewerSource } from '@ochiq/contract/fields/content-type';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { PreviewEntry } from '@ochiq/contract/wire/preview';
import type { RawEntry } from '@ochiq/pages/content/parse-content';

import { CmsUnavailableError, type CmsClient } from '../src/cms/cms-client.ts';

export type Version = RawEntry & { value: Record<string, unknown> };

const isRelation = (value: unknown, documentId: string) =>
  typeof value === 'object' && value !== null && 'documentId' in value && value.documentId === documentId;

/** Returns fields as Strapi's REST API does after a document that they referenced was removed. */
function withoutRelations(value: Version['value'], documentId: string): Version['value'] {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (Array.isArray(part)) return [name, part.filter((one) => !isRelation(one, documentId))];
      return [name, isRelation(part, documentId) ? null : part];
    }),
  );
}

/** An in-memory CMS: the published content, and its change log. */
export class FakeCms implements CmsClient {
  readonly #versions = new Map<string, Version>();
  #log: Change[] = [];
  isAway = false;
  /** Documents that were read one by one. */
  readonly fetchedIds: string[] = [];

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
    const publishedAt = new Date(this.#last + 1).toISOString();
    this.#versions.set(`${type} ${documentId} ${locale}`, {
      type,
      value: { ...before?.value, publishedAt, documentId, locale, ...fields },
    });
    this.#tell('publish', type, documentId, locale);
  }

  /** Says of a published version what it is behind of, or that it is not: nothing is published by that. */
  setOutdated(type: ContentTypeName, documentId: string, locale: Locale, outdated: NewerSource | undefined): void {
    const key = `${type} ${documentId} ${locale}`;
    this.#versions.set(key, { type, value: { ...this.#versions.get(key)?.value, outdated } });
    this.#tell('outdated', type, documentId, locale);
  }

  /** Returns a published version. */
  version(type: ContentTypeName, documentId: string, locale: Locale): Version | undefined {
    return this.#versions.get(`${type} ${documentId} ${locale}`);
  }

  /** Unpublishes a version; referring versions in the same language lose that relation without a row of their own. */
  unpublish(type: ContentTypeName, documentId: string, locale: Locale): void {
    this.#versions.delete(`${type} ${documentId} ${locale}`);
    for (const [key, version] of this.#versions) {
      if (version.value['locale'] === locale)
        this.#versions.set(key, { type: version.type, value: withoutRelations(version.value, documentId) });
    }
    this.#tell('unpublish', type, documentId, locale);
  }

  /** Restores earlier content and its log, as from a backup. */
  restore({ raw, log }: { raw: readonly Version[]; log: readonly Change[] }): void {
    this.#versions.clear();
    for (const one of raw) this.#versions.set(this.#key(one), one);
    this.#log = [...log];
  }

  /** Returns the published content and its log. */
  backup(): { raw: Version[]; log: Change[] } {
    return { raw: this.raw, log: [...this.#log] };
  }

  /** Prunes the log to its newest rows. */
  forgetChanges(retainedRows: number): void {
    this.#log = this.#log.slice(-retainedRows);
  }

  get #last(): number {
    return this.#log.at(-1)?.id ?? 0;
  }

  replaceFile(url: string, updatedAt: string): void {
    for (const [key, version] of this.#versions) {
      const text = JSON.stringify(version.value, (_, part: unknown) =>
        typeof part === 'object' && part !== null && 'url' in part && part.url === url ? { ...part, updatedAt } : part,
      );
      this.#versions.set(key, { type: version.type, value: JSON.parse(text) as Version['value'] });
    }
    const about = { id: this.#last + 1, at: new Date(0).toISOString() };
    this.#log.push({ ...about, kind: 'media', type: null, documentId: null, locales: [], file: 1 });
  }

  #tell(kind: 'publish' | 'unpublish' | 'outdated', type: ContentTypeName, documentId: string, locale: Locale): void {
    this.#log.push({ id: this.#last + 1, at: new Date(0).toISOString(), kind, type, documentId, locales: [locale], file: null });
  }

  #answer<T>(value: T): Promise<T> {
    return this.isAway ? Promise.reject(new CmsUnavailableError('The CMS is away')) : Promise.resolve(value);
  }

  everything = async (take: (entries: RawEntry[]) => void) => {
    take(await this.#answer(this.raw));
  };
  documents = (type: ContentTypeName, ids: readonly string[]) => {
    this.fetchedIds.push(...ids);
    return this.#answer(this.raw.filter((one) => one.type === type && ids.includes(String(one.value['documentId']))));
  };
  /** The response to every preview link. */
  shown: PreviewEntry = { entry: null, unfit: [] };
  preview = () => this.#answer(this.shown);
  last = () => this.#answer(this.#last);
  changes = (after: number, limit: number) =>
    this.#answer({ changes: this.#log.filter(({ id }) => id > after).slice(0, limit), first: this.#log[0]?.id ?? 0, last: this.#last });
}
