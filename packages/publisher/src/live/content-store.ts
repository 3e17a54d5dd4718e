import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/locales';
import type { BrokenReference } from '@ochiq/contract/publisher-status';
import { findLostFiles } from '@ochiq/pages/broken-references';
import type { Content } from '@ochiq/pages/content';
import type { ContentProblem } from '@ochiq/pages/content-problem';
import type { DocumentChange } from '@ochiq/pages/live/live-content';
import { contentOf, documentOf, parseEntry, type RawEntry } from '@ochiq/pages/parse-content';
import type { IsFileMissing } from '@ochiq/pages/without-missing-files';
import * as z from 'zod';

import { pointsTo } from './relations.ts';

type Versions = Map<Locale, Entry<ContentTypeName>>;
export type DocumentKey = { type: ContentTypeName; documentId: string };

const nameOf = ({ type, documentId }: DocumentKey) => `${type} ${documentId}`;
const envelope = z
  .object({ documentId: z.string().catch(''), locale: z.string().nullable().catch(null) })
  .catch({ documentId: '', locale: null });
const idOf = (value: unknown) => envelope.parse(value).documentId;
const localeOf = (value: unknown) => localeCodes.find((code) => code === envelope.parse(value).locale);

/** What is published, version by version; of one that does not fit the contract the last one that did stays. */
export class ContentStore {
  readonly #documents = new Map<string, { key: DocumentKey; versions: Versions }>();
  readonly #problems = new Map<string, ContentProblem[]>();
  readonly #lostFiles = new Map<string, BrokenReference[]>();
  readonly #isFileMissing: IsFileMissing;
  #stamp = 0;

  constructor(isFileMissing: IsFileMissing = () => false) {
    this.#isFileMissing = isFileMissing;
  }

  /** What does not fit, each entry with its reasons. */
  get problems(): ContentProblem[] {
    return [...this.#problems.values()].flat();
  }

  /** Files that entries are shown without, because they can't be had any more. */
  get lostFiles(): BrokenReference[] {
    return [...this.#lostFiles.values()].flat();
  }

  /** Ascends whenever something was taken in. */
  get stamp(): number {
    return this.#stamp;
  }

  get keys(): DocumentKey[] {
    return [...this.#documents.values()].map(({ key }) => key);
  }

  /** The documents that point to one of these. */
  pointingTo(documentIds: ReadonlySet<string>): DocumentKey[] {
    const found = [...this.#documents.values()].filter(({ key, versions }) =>
      [...versions.values()].some((entry) => pointsTo(key.type, entry, documentIds)),
    );
    return found.map(({ key }) => key);
  }

  content(): Content {
    return contentOf([...this.#documents.values()].map(({ key, versions }) => ({ type: key.type, entries: [...versions.values()] })));
  }

  /**
   * Takes in what the CMS says of a document now.
   * @param raw its published versions; none where it is not published any more
   */
  take(key: DocumentKey, raw: readonly RawEntry[]): DocumentChange {
    const name = nameOf(key);
    const before = this.#documents.get(name)?.versions;
    const versions: Versions = new Map();
    const problems: ContentProblem[] = [];
    const lost: BrokenReference[] = [];
    this.#stamp += 1;
    for (const one of raw) {
      const parsed = parseEntry(one, this.#isFileMissing);
      const locale = localeOf(one.value);
      const last = locale && before?.get(locale);
      if ('entry' in parsed) {
        versions.set(parsed.entry.locale, parsed.entry);
        lost.push(...findLostFiles(one.type, one.value as Readonly<Record<string, unknown>>, this.#isFileMissing));
      } else {
        problems.push(...parsed.problems);
        if (locale && last) versions.set(locale, last);
      }
    }
    if (versions.size > 0) this.#documents.set(name, { key, versions });
    else this.#documents.delete(name);
    if (problems.length > 0) this.#problems.set(name, problems);
    else this.#problems.delete(name);
    if (lost.length > 0) this.#lostFiles.set(name, lost);
    else this.#lostFiles.delete(name);
    return { ...key, document: documentOf(key.type, [...versions.values()]) };
  }
}

/** Raw entries by document. */
export function byDocument(raw: readonly RawEntry[]): { key: DocumentKey; raw: RawEntry[] }[] {
  const found = new Map<string, { key: DocumentKey; raw: RawEntry[] }>();
  for (const one of raw) {
    const key = { type: one.type, documentId: idOf(one.value) };
    const known = found.get(nameOf(key)) ?? { key, raw: [] };
    known.raw.push(one);
    found.set(nameOf(key), known);
  }
  return [...found.values()];
}
