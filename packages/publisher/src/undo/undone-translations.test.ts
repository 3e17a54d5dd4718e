import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { parseContent } from '@ochiq/pages/content/parse-content';
import { applyUndoneVersions } from '@ochiq/pages/content/undone-versions';
import { formatDay, getTashkentDay } from '@ochiq/pages/format/date';
import * as fc from 'fast-check';

import {
  ExpectedTranslations,
  findNewerSource,
  publishAddress,
  publishLanguages,
  translatedLocales,
} from '../../test/expected-translations.ts';
import type { FakeCms } from '../../test/fake-cms.ts';
import { SamplePublisher } from '../../test/sample-publisher.ts';
import { UndoableVersions } from '../../test/undoable-versions.ts';
import { StatusTracker } from '../control-server/status.ts';
import { getPageDataFile } from '../site-paths.ts';
import type { Publisher } from '../sync/publisher.ts';
import { listUndoneVersions } from './suppressions.ts';
import { mapUndoneVersions } from './undone-at.ts';

/** What is published: languages at once, or uz without another text. */
type Published = readonly Locale[] | 'address';
/** What is published, or what else happens. */
type Step = Published | 'undo' | 'redo' | 'restart';

const publish = (cms: FakeCms, what: Published, day: number) =>
  what === 'address' ? publishAddress(cms, day) : publishLanguages(cms, what, day);

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.constantFrom<Step>(['uz'], ['ru'], ['en'], ['uz', 'ru'], ['uz', 'ru', 'en']), weight: 5 },
  { arbitrary: fc.constantFrom<Step>('address'), weight: 2 },
  { arbitrary: fc.constantFrom<Step>('undo'), weight: 4 },
  { arbitrary: fc.constantFrom<Step>('redo', 'restart'), weight: 2 },
);

const listShown = ({ versions }: { versions: object } = { versions: {} }) =>
  Object.values(versions as Record<string, { locale: string; title: string; outdated?: unknown }>).map(({ locale, title, outdated }) => [
    locale,
    title,
    outdated,
  ]);

test('shows of each translation what the shown one is behind of, as a build does, whatever is published and undone', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => {
      const versions = new UndoableVersions();
      const expected = new ExpectedTranslations(versions.cms);
      for (const [index, what] of [localeCodes, ...steps].entries()) {
        // It would bring back an undone text, which the CMS does not take for another one.
        if (what === 'address' && expected.undone.includes('uz')) continue;
        if (what === 'restart') versions.restart();
        else if (what === 'undo' || what === 'redo') {
          const undone = versions[what]();
          if (undone) expected.undo(undone);
        } else {
          publish(versions.cms, what, index + 1);
          expected.publish(versions.turn());
        }
        const { shown } = expected;
        const content = versions.store.getContent();
        expect(listShown(content.news.get('news-1')).sort()).toEqual(
          localeCodes
            .map((locale) => [locale, shown[locale]?.value['title'], locale === 'uz' ? undefined : findNewerSource(shown, locale)])
            .sort(),
        );
        expect(parseContent(applyUndoneVersions(versions.cms.raw, versions.undone)).content.news).toEqual(content.news);
        const undone = [...mapUndoneVersions(versions.suppressions).values()].map(({ locale }) => locale);
        expect(undone.sort()).toEqual(expected.undone.toSorted());
      }
    }),
    { numRuns: 150 },
  );
});

async function readNotice(sample: SamplePublisher, locale: Locale): Promise<string | null> {
  const page = JSON.parse((await sample.readText(getPageDataFile(`/${locale}/news/news-1-${locale}`))) ?? '{}') as {
    result?: { pageContext?: { page?: { outdated?: { text: string } } } };
  };
  return page.result?.pageContext?.page?.outdated?.text ?? null;
}

async function expectNotices(sample: SamplePublisher, { shown }: ExpectedTranslations): Promise<void> {
  for (const locale of translatedLocales) {
    const newer = findNewerSource(shown, locale);
    const notice = await readNotice(sample, locale);
    if (newer) expect(notice).toContain(formatDay(getTashkentDay(newer.at), locale));
    else expect(notice).toBeNull();
  }
}

/** The panel says of each language whether readers have what is published. */
function expectStates(publisher: Publisher, tracker: StatusTracker, { undone }: ExpectedTranslations): void {
  const { documents } = tracker.getStatus(publisher);
  const listed = documents.flatMap(({ state, locale, undoneAt }) => (state === 'live' && undoneAt !== null ? [locale] : []));
  expect(listed.sort()).toEqual(undone.toSorted());
}

const cases: [string, Step[]][] = [
  ['its source, which is published again', [['uz'], 'undo', 'restart', ['uz'], ['ru']]],
  ['itself, and behind of a source that comes later', [['uz'], ['ru'], 'undo', 'restart', ['uz']]],
  ['itself and of its source, in this order', [['uz'], ['ru'], 'undo', 'undo', 'restart', 'redo']],
  ['its source, whose text stayed as it was', [['uz'], 'address', 'undo', 'restart', 'undo']],
  ['all languages at once', [['uz', 'ru', 'en'], 'undo', 'restart', ['uz'], 'undo']],
];

test.each(cases)('publishes the notice of a translation after an undo of %s, byte for byte as a build', async (_, steps) => {
  const sample = await SamplePublisher.make();
  try {
    let publisher = await sample.start();
    let tracker = new StatusTracker();
    const expected = new ExpectedTranslations(sample.cms);
    for (const [index, what] of [localeCodes, ...steps].entries()) {
      if (what === 'restart') [publisher, tracker] = [await sample.start(), new StatusTracker()];
      else if (what === 'undo' || what === 'redo')
        expected.undo(await publisher.undo(what === 'redo' ? (publisher.published[0]?.number ?? 0) : null));
      else publish(sample.cms, what, index + 1);
      const result = await publisher.turn();
      tracker.recordSync(publisher, result, 1);
      // An undo brings back the very bytes that are planned from now on.
      if (what === 'undo' || what === 'redo' || what === 'restart') expect(result.applied).toBeNull();
      else expected.publish(result.applied?.number ?? 0);
      await expectNotices(sample, expected);
      expectStates(publisher, tracker, expected);
    }
    const live = await sample.readTree();
    await sample.rebuild(listUndoneVersions(publisher.heldBack));
    expect(await sample.readTree()).toEqual(live);
  } finally {
    await sample.remove();
  }
});

test('shows the notice again when a confirmation is undone, until the source is published again', async () => {
  const sample = await SamplePublisher.make();
  try {
    let publisher = await sample.start();
    const notices: (string | null)[] = [];
    const turn = async () => {
      expect((await publisher.turn()).failed).toEqual([]);
      notices.push(/\d+ \S+ 2026/u.exec((await readNotice(sample, 'ru')) ?? '')?.[0] ?? null);
    };
    publishLanguages(sample.cms, localeCodes, 1);
    await turn();
    publishLanguages(sample.cms, ['uz'], 2);
    await turn();
    sample.cms.setOutdated('news', 'news-1', 'ru', undefined);
    await turn();
    // Editors know it by the translation, whose text is live all the time.
    const { documents, kinds } = new StatusTracker().getStatus(publisher).published[0] ?? {};
    expect([documents?.length, kinds]).toEqual([1, [{ type: 'news', locale: 'ru' }]]);
    await publisher.undo(null);
    publisher = await sample.start();
    await turn();
    expect(new StatusTracker().getStatus(publisher).documents).toEqual([]);
    publishLanguages(sample.cms, ['uz'], 3);
    await turn();
    sample.cms.setOutdated('news', 'news-1', 'ru', undefined);
    await turn();
    expect(notices).toEqual([null, '2 января 2026', null, '2 января 2026', '3 января 2026', null]);
  } finally {
    await sample.remove();
  }
});

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
});
afterEach(() => {
  jest.restoreAllMocks();
});
