import type { ReplacedVersion } from '@ochiq/contract/wire/undone-version';
import { formatUndoName, type UndoneVersion } from '@ochiq/contract/wire/undone-version';
import { computeVersionMark } from '@ochiq/pages/content/undone-versions';

import { createMinimalContent } from '../../pages/test/minimal-content.ts';
import { ContentStore } from '../src/state/content-store.ts';
import { listUndoneVersions, type Suppression } from '../src/undo/suppressions.ts';
import { FakeCms } from './fake-cms.ts';

type Publication = { number: number; replaced: ReplacedVersion[] };
type Undo = { number: number; undoes: number };

const toSuppression = (versions: UndoneVersion[]): Suppression => ({ pages: {}, files: {}, facts: null, versions });

/** The versions of one news item as a publisher shows and undoes them, without files. */
export class UndoableVersions {
  readonly cms = new FakeCms(createMinimalContent().filter(({ type }) => type === 'news'));
  store = new ContentStore();
  suppressions: ReadonlyMap<number, Suppression> = new Map();
  readonly #publications: Publication[] = [];
  #redoable: { publication: Publication; number: number } | null = null;
  #count = 0;

  constructor() {
    this.restart();
  }

  get undone(): UndoneVersion[] {
    return listUndoneVersions(this.suppressions);
  }

  restart(): void {
    this.store = new ContentStore();
    this.store.applyUndo(this.undone);
    this.#update();
    this.#accept();
  }

  /** Publishes what the CMS has published since. @returns the number of the change */
  turn(): number {
    this.#update();
    const ended = new Set(this.store.publishedAgain.map(formatUndoName));
    this.#suppress(
      [...this.suppressions].map(([number, { versions = [] }]) => [number, versions.filter((one) => !ended.has(formatUndoName(one)))]),
    );
    const number = ++this.#count;
    this.#publications.push({ number, replaced: this.store.listReplaced(() => true) });
    this.#redoable = null;
    this.#accept();
    return number;
  }

  /** Undoes the newest publication. @returns `null` where there is none */
  undo(): Undo | null {
    const publication = this.#publications.pop();
    if (!publication) return null;
    const number = ++this.#count;
    const at = new Date(number).toISOString();
    const find = (version: ReplacedVersion) => computeVersionMark(version, (name) => this.store.getRawVersion(name));
    const versions = publication.replaced.map((one) => ({ ...one, undone: find(one), at }));
    this.#suppress([...this.#listSuppressed(), [publication.number, versions]]);
    this.#redoable = { publication, number };
    this.#accept();
    return { number, undoes: publication.number };
  }

  /** Undoes the undo before. @returns `null` where anything came in between */
  redo(): Undo | null {
    if (!this.#redoable) return null;
    const { publication, number } = this.#redoable;
    this.#suppress(this.#listSuppressed().filter(([one]) => one !== publication.number));
    this.#publications.push(publication);
    this.#redoable = null;
    this.#accept();
    return { number: ++this.#count, undoes: number };
  }

  #listSuppressed = () => [...this.suppressions].map(([number, { versions = [] }]): [number, UndoneVersion[]] => [number, versions]);

  #suppress(versions: [number, UndoneVersion[]][]): void {
    this.suppressions = new Map(versions.map(([number, some]) => [number, toSuppression(some)]));
    this.store.applyUndo(this.undone);
  }

  #update(): void {
    this.store.updateDocument({ type: 'news', documentId: 'news-1' }, this.cms.raw);
  }

  #accept(): void {
    this.store.markPublished(() => true);
  }
}
