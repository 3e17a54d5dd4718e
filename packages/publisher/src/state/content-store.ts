import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { BrokenReference } from '@ochiq/contract/wire/publisher-status';
import { formatUndoName, type ReplacedVersion, type UndoneVersion, type VersionName } from '@ochiq/contract/wire/undone-version';
import { findMissingFiles } from '@ochiq/pages/content/broken-references';
import type { Content } from '@ochiq/pages/content/content';
import type { ContentProblem } from '@ochiq/pages/content/content-problem';
import type { DocumentChange } from '@ochiq/pages/incremental/reactive-content';
import { buildContent, buildDocument, parseEntry, type RawEntry } from '@ochiq/pages/content/parse-content';
import { findVersion, isStillUndone, applyUndoneVersions } from '@ochiq/pages/content/undone-versions';
import type { IsFileMissing } from '@ochiq/pages/content/without-missing-files';

import { type DocumentKey, formatDocumentKey, getEntryLocale } from '../cms/entry-envelope.ts';
import { packEntry } from './packed-entry.ts';
import { packText, unpackText } from './packed-text.ts';
import { hasReferenceTo } from './relations.ts';
import { ShownVersions } from './shown-versions.ts';

type Versions = Map<Locale, Entry<ContentTypeName>>;
/** Lists the undone versions that are not among `others`. */
function listVersionsNotIn(some: readonly UndoneVersion[], others: readonly UndoneVersion[]): UndoneVersion[] {
  const names = new Set(others.map(formatUndoName));
  return some.filter((one) => !names.has(formatUndoName(one)));
}

/** An entry as the CMS returned it, and its packed JSON, which is stored instead: objects take many times the memory. */
type PackedRawEntry = RawEntry & { packed: string };

const packRawEntry = ({ type, value }: RawEntry): PackedRawEntry => ({ type, value, packed: packText(JSON.stringify(value)) });

/**
 * The published content, version by version. An invalid version is replaced by its last valid one, an undone version by
 * the one before.
 */
export class ContentStore {
  readonly #documents = new Map<string, { key: DocumentKey; versions: Versions }>();
  readonly #problems = new Map<string, ContentProblem[]>();
  readonly #lostFiles = new Map<string, BrokenReference[]>();
  /** The packed JSON of the versions that the CMS has. */
  readonly #raw = new Map<string, readonly string[]>();
  /** By document. */
  #undone: ReadonlyMap<string, readonly UndoneVersion[]> = new Map();
  readonly #shown = new ShownVersions();
  readonly #isFileMissing: IsFileMissing;
  #stamp = 0;

  constructor(isFileMissing: IsFileMissing = () => false) {
    this.#isFileMissing = isFileMissing;
  }

  /** The invalid entries, each with its reasons. */
  get problems(): ContentProblem[] {
    return [...this.#problems.values()].flat();
  }

  /** Files that no longer exist; entries are shown without them. */
  get lostFiles(): BrokenReference[] {
    return [...this.#lostFiles.values()].flat();
  }

  /** Incremented with every update. */
  get stamp(): number {
    return this.#stamp;
  }

  get keys(): DocumentKey[] {
    return [...this.#documents.values()].map(({ key }) => key);
  }

  /** Finds the documents that refer to one of these. */
  findReferrers(documentIds: ReadonlySet<string>): DocumentKey[] {
    const matchingDocuments = [...this.#documents.values()].filter(({ key, versions }) =>
      [...versions.values()].some((entry) => hasReferenceTo(key.type, entry, documentIds)),
    );
    return matchingDocuments.map(({ key }) => key);
  }

  getContent(): Content {
    return buildContent([...this.#documents.values()].map(({ key, versions }) => ({ type: key.type, entries: [...versions.values()] })));
  }

  /**
   * Updates a document with the CMS's current state.
   * @param raw its published versions; none where it is not published any more
   */
  updateDocument(key: DocumentKey, raw: readonly RawEntry[]): DocumentChange {
    const entries = raw.map(packRawEntry);
    if (entries.length > 0)
      this.#raw.set(
        formatDocumentKey(key),
        entries.map(({ packed }) => packed),
      );
    else this.#raw.delete(formatDocumentKey(key));
    return this.#read(key, entries);
  }

  /**
   * Shows the versions before the undone ones, as long as the CMS still has those.
   * @param undone where two are of one version the later counts
   * @returns the affected documents
   */
  applyUndo(undone: readonly UndoneVersion[]): (DocumentChange & { locales: ReadonlySet<Locale> })[] {
    const concerned = new Map<string, { key: DocumentKey; locales: Set<Locale> }>();
    const known = [...this.#undone.values()].flat();
    for (const { type, documentId, locale } of [...listVersionsNotIn(known, undone), ...listVersionsNotIn(undone, known)]) {
      const key = { type, documentId };
      const about = concerned.get(formatDocumentKey(key)) ?? { key, locales: new Set() };
      about.locales.add(locale);
      concerned.set(formatDocumentKey(key), about);
    }
    const byName = new Map<string, UndoneVersion[]>();
    for (const one of undone) byName.set(formatDocumentKey(one), [...(byName.get(formatDocumentKey(one)) ?? []), one]);
    this.#undone = byName;
    return [...concerned.values()].map(({ key, locales }) => ({ ...this.#read(key, this.#rawOf(key)), locales }));
  }

  /** The undone versions that the CMS has published again, or unpublished, since. */
  get publishedAgain(): UndoneVersion[] {
    return [...this.#undone.values()].flat().filter((one) => !isStillUndone(one, (name) => this.getRawVersion(name)));
  }

  /** Returns a version as the CMS has it; `null` where it is not published. */
  getRawVersion(version: VersionName): RawEntry | null {
    return findVersion(this.#rawOf(version), version);
  }

  /** Lists the versions whose content differs from what was published last. */
  listReplaced(isMeant: (version: VersionName) => boolean): ReplacedVersion[] {
    return this.#shown.list(isMeant);
  }

  /** Marks these versions as published. */
  markPublished(isMeant: (version: VersionName) => boolean): void {
    this.#shown.accept(isMeant);
  }

  #rawOf(key: DocumentKey): PackedRawEntry[] {
    const known = this.#raw.get(formatDocumentKey(key)) ?? [];
    return known.map((packed) => ({ type: key.type, value: JSON.parse(unpackText(packed)) as unknown, packed }));
  }

  #read(key: DocumentKey, given: readonly PackedRawEntry[]): DocumentChange {
    const name = formatDocumentKey(key);
    const raw = applyUndoneVersions(given, this.#undone.get(name) ?? []);
    const before = this.#documents.get(name)?.versions;
    const versions: Versions = new Map();
    const problems: ContentProblem[] = [];
    const unavailableFiles: BrokenReference[] = [];
    this.#stamp += 1;
    for (const one of raw) {
      const parsed = parseEntry(one, this.#isFileMissing);
      const locale = getEntryLocale(one.value);
      const last = locale && before?.get(locale);
      if ('entry' in parsed) {
        versions.set(parsed.entry.locale, packEntry(key.type, parsed.entry));
        this.#shown.show({ ...key, locale: parsed.entry.locale }, 'packed' in one ? one.packed : packRawEntry(one).packed);
        unavailableFiles.push(...findMissingFiles(one.type, one.value as Readonly<Record<string, unknown>>, this.#isFileMissing));
      } else {
        problems.push(...parsed.problems);
        if (locale && last) versions.set(locale, last);
      }
    }
    for (const locale of before?.keys() ?? []) if (!versions.has(locale)) this.#shown.show({ ...key, locale }, null);
    if (versions.size > 0) this.#documents.set(name, { key, versions });
    else this.#documents.delete(name);
    if (problems.length > 0) this.#problems.set(name, problems);
    else this.#problems.delete(name);
    if (unavailableFiles.length > 0) this.#lostFiles.set(name, unavailableFiles);
    else this.#lostFiles.delete(name);
    return { ...key, document: buildDocument(key.type, [...versions.values()]) };
  }
}
