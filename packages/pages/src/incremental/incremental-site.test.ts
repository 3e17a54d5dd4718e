import { contentTypeNames, contentTypes, type ContentTypeName, type Entry } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import * as fc from 'fast-check';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import { maxPerPage } from '../pagination/archive.ts';
import { ContentError } from '../content/content-problem.ts';
import { buildDocument, parseContent, parseEntry, type RawEntry } from '../content/parse-content.ts';
import type { PlannedPage } from '../page.ts';
import { buildSite, type Site } from '../site.ts';
import { IncrementalSite, type UpdateOutcome } from './incremental-site.ts';

const today = '2026-11-20';
const panelUrl = 'http://127.0.0.1:1337/admin';
const siteUrl = 'https://ochiq.example';
const fingerprint = (page: PlannedPage) => JSON.stringify([page.page(), page.card()]);

type VersionEntry = RawEntry & { value: Record<string, unknown> };
/** Everything that is published, by type, document and language. */
type SiteVersions = Map<string, VersionEntry>;

const getKey = (type: ContentTypeName, documentId: string, locale: Locale) => `${type} ${documentId} ${locale}`;
const createWorld = (entries: readonly RawEntry[]): SiteVersions =>
  new Map(
    (entries as VersionEntry[]).map((entry) => [
      getKey(entry.type, String(entry.value['documentId']), entry.value['locale'] as Locale),
      entry,
    ]),
  );

/** What a full build makes of the world; `null` where it can't. */
function tryBuildSite(world: SiteVersions): Site | null {
  try {
    return buildSite(world.values(), { today, panelUrl, siteUrl, arePagesCounted: true });
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

function findDocument(world: SiteVersions, type: ContentTypeName, documentId: string) {
  const entries = localeCodes.flatMap((locale): Entry<ContentTypeName>[] => {
    const version = world.get(getKey(type, documentId, locale));
    const parsed = version && parseEntry(version);
    return parsed && 'entry' in parsed ? [parsed.entry] : [];
  });
  return buildDocument(type, entries);
}

/** The files of a published site, updated by the deltas of the incremental site. */
class PublishedSite {
  readonly pages = new Map<string, string>();
  facts = '';
  readonly site: IncrementalSite;

  constructor(world: SiteVersions) {
    const { content } = parseContent(world.values());
    this.site = new IncrementalSite({ content, today, tables: new Map(), panelUrl, siteUrl, arePagesCounted: true, fingerprint });
    this.take({ ok: true, ...this.site.delta() });
  }

  take(outcome: UpdateOutcome): number {
    if (!outcome.ok) throw new Error('Nothing can be published');
    for (const page of outcome.changed) this.pages.set(page.path, fingerprint(page));
    for (const path of outcome.removed) this.pages.delete(path);
    if (outcome.facts) this.facts = JSON.stringify(outcome.facts);
    this.site.accept();
    return outcome.changed.length;
  }
}

const sorted = (pages: ReadonlyMap<string, string>) => [...pages].sort(([a], [b]) => (a < b ? -1 : 1));

const addresses = fc.constantFrom(
  '/news/one',
  '/activities/one/two',
  '/ru/news/two',
  '/about',
  '/nowhere',
  '/uz/old',
  'https://ochiq.example/en/news/three',
  ...['page:page-1', 'page:page-2', 'page:page-5', 'page:gone', 'entry:news/news-1', 'entry:tag/tag-2', 'entry:unit/unit-3'],
);
const createLinkText = (url: string) => [
  { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'see there' }] }] },
];
const menuTargets = fc.constantFrom(
  ...['/news/one', '/activities/one', '/one/two', '/nowhere', 'route:news', 'page:gone', 'entry:news/news-1', 'entry:tag/tag-2'],
  ...['1', '2', '3', '4', '5'].map((one) => `page:page-${one}`),
);
const menuItem = fc.record({
  target: menuTargets,
  labels: fc.constantFrom({ uz: 'menu' }, { ru: 'меню' }),
  hidden: fc.subarray([...localeCodes], { maxLength: 1 }),
});
type PickedItem = typeof menuItem extends fc.Arbitrary<infer T> ? T : never;
/** An item takes the title of its target where it has one. */
const createItem = ({ target, ...rest }: PickedItem, id: string, items: object[] = []) => ({
  ...{ id, target, ...rest, items },
  ...(/^(?:page|entry|route):/u.test(target) && rest.hidden.length === 0 && { labels: {} }),
});
const menus = fc.array(fc.tuple(menuItem, fc.array(menuItem, { maxLength: 2 })), { minLength: 1, maxLength: 2 }).map((groups) =>
  groups.map(([own, below], index) =>
    createItem(
      own,
      `g${String(index)}`,
      below.map((one, place) => createItem(one, `g${String(index)}-${String(place)}`)),
    ),
  ),
);

const collections = contentTypeNames.filter((name) => contentTypes[name].kind === 'collection' && name !== 'section-page');
const id = fc.constantFrom('1', '2', '3');
const someFields = fc.record(
  {
    title: fc.constantFrom('a', 'b', 'Ўзбекистон'),
    name: fc.constantFrom('a', 'b', 'oʻzbek'),
    slug: fc.constantFrom('one', 'two', 'three'),
    date: fc.constantFrom('2024-01-01', '2025-06-01', '2026-11-20'),
    order: fc.integer({ min: 1, max: 3 }),
    deadline: fc.constantFrom('2026-11-19', '2026-11-20', '2026-12-01'),
    pinned: fc.boolean(),
    category: id.map((one) => ({ documentId: `category-${one}` })),
    tags: fc.array(
      id.map((one) => ({ documentId: `tag-${one}` })),
      { maxLength: 2 },
    ),
    parent: fc.constantFrom(null, 'section:activities', 'section:news', 'page:page-1', 'page:page-2', 'page:page-3', 'page:gone'),
    unit: id.map((one) => ({ documentId: `unit-${one}` })),
    news: id.map((one) => ({ documentId: `news-${one}` })),
    from: fc.constantFrom('/uz/old', '/uz/older', '/uz/news', '/uz/activities/one'),
    to: fc.constantFrom('/uz/old', '/uz/news', '/uz/about', '/uz/one/two'),
    body: addresses.map(createLinkText),
    institution: menus,
    government: menus,
    startsAt: fc.constantFrom('2026-11-19T09:00:00.000Z', '2026-11-21T09:00:00.000Z'),
    updatedAt: fc.constantFrom('2026-01-16T08:00:00.000Z', '2026-11-19T08:00:00.000Z'),
    outdated: fc.option(
      fc.constantFrom({ source: 'uz', at: '2026-11-19T08:00:00.000Z' }, { source: 'ru', at: '2026-11-20T08:00:00.000Z' }),
      {
        nil: undefined,
      },
    ),
  },
  { requiredKeys: [] },
);
const fixedFields: Partial<Record<ContentTypeName, Record<string, unknown>>> = Object.fromEntries(
  contentTypeNames.map((type) => {
    const minimalVersion = createMinimalContent().find((entry) => entry.type === type) as VersionEntry;
    const own = new Set(['documentId', 'locale', 'updatedAt', 'slug']);
    return [type, Object.fromEntries(Object.entries(minimalVersion.value).filter(([name]) => !own.has(name)))];
  }),
);

/** What the CMS adds to the fields of every type. */
const added: ReadonlySet<string> = new Set(['updatedAt', 'outdated']);
/** A unit has a parent, too, but as a relation. */
const hasField = (type: ContentTypeName, name: string) => name in contentTypes[type].fields && (name !== 'parent' || type === 'page');

type Step = { type: ContentTypeName; documentId: string; versions: { locale: Locale; fields: Record<string, unknown> | null }[] };

const versions = fc
  .uniqueArray(fc.constantFrom(...localeCodes), { minLength: 1 })
  .chain((codes) => fc.tuple(...codes.map((locale) => fc.record({ locale: fc.constant(locale), fields: fc.option(someFields) }))));
const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constantFrom(...collections), one: id, versions }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom<ContentTypeName>('site', 'home', 'navigation'), one: id, versions }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant<ContentTypeName>('section-page'), one: fc.constantFrom('news', 'faq', 'about'), versions }),
    },
  ),
  { minLength: 1, maxLength: 12 },
);

function applyStep(world: SiteVersions, { type, documentId, versions: changes }: Step): SiteVersions {
  const next = new Map(world);
  for (const { locale, fields } of changes) {
    const key = getKey(type, documentId, locale);
    const before = world.get(key)?.value ?? {
      ...(createMinimalEntry(type, locale, documentId.slice(type.length + 1)).value as object),
      ...fixedFields[type],
    };
    if (fields === null) next.delete(key);
    else {
      const own = Object.fromEntries(Object.entries(fields).filter(([name]) => added.has(name) || hasField(type, name)));
      next.set(key, { type, value: { ...before, ...own } });
    }
  }
  return next;
}

const toStep = ({ type, one, versions: changes }: { type: ContentTypeName; one: string; versions: Step['versions'] }): Step => {
  const documentId = contentTypes[type].kind === 'single' ? type : `${type}-${one}`;
  return { type, documentId, versions: changes };
};

const isValidStep = (world: SiteVersions, { type, documentId }: Step) =>
  localeCodes.every((locale) => {
    const version = world.get(getKey(type, documentId, locale));
    return !version || 'entry' in parseEntry(version);
  });

/** Carries the steps on, each to the site that is followed, and compares it with a full build of what came of them. */
function expectSameAsFullBuild(start: SiteVersions, sequence: readonly Step[]): void {
  let world = start;
  let built: Site | null = null;
  const published = new PublishedSite(world);
  for (const step of sequence) {
    const next = applyStep(world, step);
    if (!isValidStep(next, step)) continue;
    const site = tryBuildSite(next);
    const isComplete = site !== null && !site.leftOut.some(({ message }) => message.startsWith('claims '));
    const outcome = published.site.update([{ ...step, document: findDocument(next, step.type, step.documentId) }]);
    expect(outcome.ok).toBe(isComplete);
    if (!outcome.ok) continue;
    world = next;
    built = site;
    published.take(outcome);
  }
  built ??= tryBuildSite(world);
  expect(sorted(published.pages)).toEqual(sorted(new Map(built?.pages.map((page) => [page.path, fingerprint(page)]))));
  expect(published.facts).toBe(JSON.stringify(built?.facts));
  expect(published.site.files).toEqual(built?.files);
  expect(published.site.leftOut).toEqual(built?.leftOut);
}

test('equals a full build after any changes, and rolls back changes that cannot be built', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      expectSameAsFullBuild(createWorld(createMinimalContent()), sequence.map(toStep));
    }),
    { numRuns: 8 },
  );
});

const newsDays = ['2025-02-10', '2025-05-10', '2025-08-10', '2025-11-10', '2026-01-10', '2026-11-10'];
const labels = { category: { documentId: 'category-1' }, tags: [{ documentId: 'tag-1' }] };
/** As many news of a year as fit on one page of an archive. */
const fullYear = createWorld([
  ...createMinimalContent(),
  ...Array.from({ length: maxPerPage }, (_, index) =>
    localeCodes.map((locale) =>
      createMinimalEntry('news', locale, `more-${String(index)}`, { ...labels, date: newsDays[index % 4], slug: `more-${String(index)}` }),
    ),
  ).flat(),
]);
const newsSteps = fc.array(
  fc.record({
    type: fc.constant<ContentTypeName>('news'),
    documentId: fc.integer({ min: 0, max: maxPerPage + 6 }).map((number) => `news-more-${String(number)}`),
    versions: fc
      .option(fc.constantFrom(...newsDays).map((date) => ({ ...labels, date })))
      .chain((fields) => fc.subarray([...localeCodes], { minLength: 1 }).map((codes) => codes.map((locale) => ({ locale, fields })))),
  }),
  { minLength: 1, maxLength: 12 },
);

test('equals a full build as a year’s archive grows and shrinks across a page boundary', () => {
  fc.assert(
    fc.property(newsSteps, (sequence) => {
      expectSameAsFullBuild(fullYear, sequence);
    }),
    { numRuns: 8 },
  );
});

const treeIds = ['1', '2', '3', '4', '5', '6', '7'];
const treeId = fc.constantFrom(...treeIds);
const treeFields = fc.record(
  {
    title: fc.constantFrom('a', 'b', 'Ўзбекистон'),
    slug: fc.constantFrom('one', 'two', 'three', 'about', 'media'),
    parent: fc.oneof(
      fc.constantFrom(null, 'section:activities', 'section:news'),
      treeId.map((one) => `page:page-${one}`),
    ),
    order: fc.option(fc.integer({ min: 1, max: 3 })),
  },
  { requiredKeys: [] },
);
/** Moves in all languages at once, as the CMS makes them, and texts, slugs and withdrawals in some. */
const treeVersions = fc.oneof(
  treeFields.map((fields) => localeCodes.map((locale) => ({ locale, fields }))),
  fc
    .tuple(fc.subarray([...localeCodes], { minLength: 1 }), fc.option(treeFields))
    .map(([codes, fields]) => codes.map((locale) => ({ locale, fields }))),
);
const treeSteps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant<ContentTypeName>('page'), one: treeId, versions: treeVersions }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom<ContentTypeName>('redirect', 'news'), one: id, versions }) },
    {
      weight: 2,
      arbitrary: menus.map((institution) => ({
        ...{ type: 'navigation' as const, one: '1' },
        versions: localeCodes.map((locale) => ({ locale, fields: { institution } })),
      })),
    },
  ),
  { minLength: 4, maxLength: 16 },
);
/** Chains of pages, so that a move takes others with it. */
const fullTree = createWorld([
  ...createMinimalContent(),
  ...treeIds.flatMap((one, index) =>
    localeCodes.map((locale) =>
      createMinimalEntry('page', locale, one, {
        slug: `p${one}`,
        parent: index < 2 ? 'section:activities' : `page:page-${treeIds[index - 2] ?? ''}`,
      }),
    ),
  ),
]);

test('equals a full build as pages move in the tree, and those below them', () => {
  fc.assert(
    fc.property(treeSteps, (sequence) => {
      expectSameAsFullBuild(fullTree, sequence.map(toStep));
    }),
    { numRuns: 8 },
  );
});
