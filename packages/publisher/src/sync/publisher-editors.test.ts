import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import * as fc from 'fast-check';

import type { FakeCms, Version } from '../../test/fake-cms.ts';
import { respondAsMediaLibrary, applyEdit, edit, unreachableUpload, missingUpload, type Edit } from '../../test/random-edits.ts';
import { SamplePublisher } from '../../test/sample-publisher.ts';
import type { Publisher } from './publisher.ts';

/** The versions that show a file. */
const isShowing = ({ value }: Version, file: string) => JSON.stringify(value['cover'] ?? null).includes(file);
const showing = ({ raw }: Pick<FakeCms, 'raw'>, file: string): string[] =>
  raw
    .filter((version) => isShowing(version, file))
    .map(({ type, value }) => `${type} ${String(value['documentId'])} ${String(value['locale'])}`)
    .sort();

const listSuspended = (publisher: Publisher) =>
  publisher.quarantine.held
    .map(
      ({ type, documentId, locale: where }: { type: ContentTypeName; documentId: string; locale: Locale }) =>
        `${type} ${documentId} ${where}`,
    )
    .sort();

/** The files of two sites that are not the same, uncompressed ones with what is in them. */
const differing = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name] && !/\.(?:br|gz)$/u.test(name))
    .map((name) =>
      [name, one[name], other[name]].map((bytes) =>
        name === 'release.json' || bytes === name ? bytes : Buffer.from(bytes ?? '', 'base64').toString(),
      ),
    );

/** What readers are to have, version by version, told from what the CMS did and what was undone. */
class Expected {
  readonly shown: Map<string, Version>;
  /** What was published when it was looked last. */
  #seen: Map<string, unknown>;
  /** What changes replaced. */
  readonly #before = new Map<number, Map<string, Version | undefined>>();
  readonly #cms: FakeCms;

  constructor(cms: FakeCms) {
    this.#cms = cms;
    this.shown = this.#published();
    this.#seen = this.#publications();
  }

  #published = () =>
    new Map(this.#cms.raw.map((one) => [`${one.type} ${String(one.value['documentId'])} ${String(one.value['locale'])}`, one]));
  #publications = () => new Map([...this.#published()].map(([name, { value }]) => [name, value['publishedAt']]));

  /** A turn has published what is new. @returns versions that wait */
  turn(number: number | undefined): void {
    const [published, now] = [this.#published(), this.#publications()];
    const before = new Map<string, Version | undefined>();
    for (const name of new Set([...now.keys(), ...this.#seen.keys()])) {
      if (now.get(name) === this.#seen.get(name) && now.has(name) === this.#seen.has(name)) continue;
      this.undone.delete(name);
      const version = published.get(name);
      if (version && isShowing(version, unreachableUpload)) continue;
      before.set(name, this.shown.get(name));
      this.#put(name, version);
    }
    this.#seen = now;
    if (number !== undefined) this.#before.set(number, before);
  }

  /** Versions that are not as the CMS has them. */
  readonly undone = new Set<string>();

  undo(number: number): void {
    for (const [name, version] of this.#before.get(number) ?? []) {
      this.#put(name, version);
      this.undone.add(name);
    }
  }

  #put(name: string, version: Version | undefined): void {
    if (version) this.shown.set(name, version);
    else this.shown.delete(name);
  }
}

type Step = Edit | { kind: 'undo' } | { kind: 'restart' };
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: edit, weight: 7 },
  { arbitrary: fc.constant({ kind: 'undo' as const }), weight: 3 },
  { arbitrary: fc.constant({ kind: 'restart' as const }), weight: 1 },
);

/** Takes the newest change back that can be. */
async function undoNewest(publisher: Publisher, expected: Expected): Promise<void> {
  const undone = await publisher.undo(null).catch((error: unknown) => {
    expect(String(error)).toContain('There is nothing that can be undone');
    return null;
  });
  if (undone) expected.undo(undone.undoes ?? 0);
}

async function followEditors(steps: readonly Step[]): Promise<void> {
  const sample = await SamplePublisher.make();
  const { cms } = sample;
  try {
    let publisher = await sample.start();
    const expected = new Expected(cms);
    for (const [index, what] of steps.entries()) {
      const question = `Question ${String(index)}`;
      const waiting = () => showing(cms, unreachableUpload).filter((name) => !expected.undone.has(name));
      if (what.kind === 'undo') await undoNewest(publisher, expected);
      else if (what.kind === 'restart') {
        // Suspended versions are evaluated again: their pages stay, but not those that list them.
        if (waiting().length === 0) publisher = await sample.start();
      } else {
        applyEdit(cms, expected.shown.values(), what, `word${String(index)}`);
        cms.publish('faq', 'faq-1', 'ru', { question });
      }
      const { failed, applied } = await publisher.turn();
      expected.turn(applied?.number);
      expect(failed).toEqual([]);
      // What another has published is live within the turn, and only what is faulty waits.
      const editedQuestion = expected.shown.get('faq faq-1 ru')?.value['question'];
      expect(await sample.readPage('/ru/faq')).toContain(String(editedQuestion));
      expect(listSuspended(publisher)).toEqual(waiting());
    }
    // Without what does not come the site is, file by file, the one that is built of what readers are to have.
    for (const one of new Set(
      [unreachableUpload, missingUpload].flatMap((file) => [
        ...showing(cms, file),
        ...showing({ raw: [...expected.shown.values()] }, file),
      ]),
    )) {
      const [, documentId = '', where = ''] = one.split(' ');
      cms.publish('news', documentId, where as Locale, { cover: null }, expected.shown.get(one));
    }
    const { failed, applied } = await publisher.turn();
    expected.turn(applied?.number);
    expect(failed).toEqual([]);
    const built = await sample.createRebuiltSite([...expected.shown.values()]);
    expect(differing(await sample.readTree(), await built.readTree())).toEqual([]);
    await built.remove();
  } finally {
    await sample.remove();
  }
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(respondAsMediaLibrary);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('publishes every valid edit within one sync, whatever editors do and undo, and suspends only faulty or undone versions', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12 }), followEditors), { numRuns: 3 });
});
