import type { BenchInstance } from '../bench-instance.ts';
import { measureReferenceSeconds } from '../../page-cpu/measure-cpu.ts';
import { showProgress } from '../../show-progress.ts';
import { type ChangeKind, changeKinds, type ChangeTarget, type NewsChangeKind, trialFactories } from '../change-kinds.ts';
import { measurePlanned } from './measure-planned.ts';
import { measurePublish, type PublishSample } from './measure-publish.ts';
import { fetchPublishedNews, findNewsPages } from '../news.ts';
import { createPagesPanel } from '../pages-panel.ts';
import { createPanel, openSession, type Panel, type SendRequest } from '../panel.ts';
import { fetchPublisherMetrics } from '../parse-publisher-metrics.ts';
import { Reader } from '../reader.ts';
import { waitForSearch } from '../wait-for-search.ts';
import { selectEvenly } from '../select-evenly.ts';
import { type BulkMeasurement, listOwnPages, measureBulk } from './measure-bulk.ts';
import type { SizeMeasurement } from '../format-publish-report.ts';
import { createMoveTrial, createSubtree, type SubtreeSection, subtreeSections } from '../subtree.ts';

/** Edits of other items than the newest alternate between the languages; the first has pages without a language, too. */
const locales = ['uz', 'ru', 'en'] as const;
/** Edits per new slug and per delete. */
const fewer = 5;
/** How many items are published at once. */
const bulkItems = 300;
/** How many pages are moved at once, the one at the top among them. */
const movedPages = 50;

type RunCounts = Readonly<Record<Exclude<NewsChangeKind, 'newest'>, number>>;
type ChangePlan = readonly (readonly [kind: NewsChangeKind, targets: readonly ChangeTarget[]])[];

const distinctKinds = ['title', 'slug', 'delete'] as const;

/**
 * Creates a plan of news items to change: the newest of all again and again, as editors correct it, and distinct ones,
 * the newest to the oldest.
 * @param isOurs whether it may be deleted and get another slug
 */
async function createPlan({ settings }: BenchInstance, runs: RunCounts, isOurs: (documentId: string) => boolean): Promise<ChangePlan> {
  const inLocales = await Promise.all(locales.map((locale) => fetchPublishedNews(settings, locale)));
  const byLocale = inLocales.map((all) => new Map(all.map((news) => [news.documentId, news])));
  const [newest, ...older] = inLocales[0] ?? [];
  if (!newest) throw new Error('The CMS has no news');
  let left = older.map(({ documentId }) => documentId).filter(isOurs);
  const edits = Array.from({ length: runs.title }, () => ({ news: newest, locale: locales[0] }));
  const distinct = distinctKinds.map((kind) => {
    const { taken, left: others } = selectEvenly(left, runs[kind]);
    left = others;
    const targets = taken.flatMap((documentId, index) => {
      const number = index % locales.length;
      const [news, locale] = [byLocale[number]?.get(documentId), locales[number]];
      return news && locale ? [{ news, locale }] : [];
    });
    return [kind, targets] as const;
  });
  const chosen = [['newest', edits] as const, ...distinct];
  showProgress('Looking where the news stand that will change');
  const places = await findNewsPages(
    settings,
    chosen.flatMap(([, targets]) => targets.map(({ news }) => news)),
  );
  return chosen.map(([kind, targets]) => [
    kind,
    targets.map((target) => ({ ...target, places: places.get(target.news.slug) ?? { linking: [], showing: [] } })),
  ]);
}

/**
 * Measures publishing many items at once, the oldest ones: those that were changed before have other addresses. `null`
 * where there are not enough.
 */
async function measureBulkOfOldest(
  settings: BenchInstance['settings'],
  panel: Panel,
  reader: Reader,
  isOurs: (documentId: string) => boolean,
): Promise<BulkMeasurement | null> {
  const inLocales = await Promise.all(locales.map(async (locale) => ({ locale, all: await fetchPublishedNews(settings, locale) })));
  const ids = (inLocales[0]?.all ?? []).map(({ documentId }) => documentId).filter(isOurs);
  if (ids.length < bulkItems) return null;
  const chosen = new Set(ids.slice(-bulkItems));
  const pages = inLocales.flatMap(({ locale, all }) =>
    listOwnPages(
      all.flatMap(({ documentId, slug }) => (chosen.has(documentId) ? [slug] : [])),
      locale,
    ),
  );
  return measureBulk([...chosen], pages, panel, reader, locales);
}

/** Measures moves of a page with pages below it, to and fro between two sections. */
async function measureMoves(
  instance: BenchInstance,
  send: SendRequest,
  reader: Reader,
  moves: number,
  mark: string,
): Promise<PublishSample[]> {
  showProgress(`Publishing ${String(movedPages)} pages in a tree`);
  const pages = createPagesPanel(send);
  const subtree = await createSubtree(pages, reader, { rootSlug: `bench-${mark}`, count: movedPages });
  const samples: PublishSample[] = [];
  let [from, to] = subtreeSections as readonly [SubtreeSection, SubtreeSection];
  for (let move = 1; move <= moves; move += 1) {
    showProgress(`${changeKinds.move}: ${String(move)} of ${String(moves)}`);
    samples.push(await measurePublish(createMoveTrial(subtree, pages, from, to), createPanel(send), reader, instance.settings));
    [from, to] = [to, from];
  }
  return samples;
}

/** Measures a warm build after one more edit; the build before it warms Gatsby's cache. */
async function measureWarmBuild(instance: BenchInstance, panel: Panel, target: ChangeTarget, mark: string): Promise<number> {
  await instance.build();
  await trialFactories.title(target, mark).publish(panel);
  return instance.build();
}

/**
 * Measures publishing with the news items that the instance has.
 * @param isOurs whether a document may be changed and deleted
 */
export async function measureSize(
  instance: BenchInstance,
  edits: number,
  isOurs: (documentId: string) => boolean,
  withBuild: boolean,
): Promise<SizeMeasurement> {
  const { settings } = instance;
  const few = Math.ceil(edits / fewer);
  const plan = await createPlan(instance, { title: edits, slug: few, delete: few }, isOurs);
  const entries = (await fetchPublishedNews(settings, locales[0])).length;
  await instance.restartPublisher();
  showProgress('Waiting until search has read everything');
  await waitForSearch(async () => (await fetchPublisherMetrics(settings)).searchLeft);
  const { pages } = await fetchPublisherMetrics(settings);
  const send = await openSession(settings);
  const panel = createPanel(send);
  const reader = new Reader(settings.siteUrl);
  const samples: Record<ChangeKind, PublishSample[]> = { newest: [], title: [], slug: [], delete: [], move: [] };
  let bulk: BulkMeasurement | null = null;
  let plannedMs: number[] = [];
  try {
    for (const [kind, targets] of plan) {
      for (const [index, target] of targets.entries()) {
        showProgress(`${String(entries)} entries, ${changeKinds[kind]}: ${String(index + 1)} of ${String(targets.length)}`);
        samples[kind].push(
          await measurePublish(trialFactories[kind](target, `${String(entries)}x${String(index + 1)}`), panel, reader, settings),
        );
      }
    }
    samples.move.push(...(await measureMoves(instance, send, reader, few, String(entries))));
    const [, titles = []] = plan.find(([kind]) => kind === 'title') ?? [];
    plannedMs = await measurePlanned(titles, `${String(entries)}planned`, panel, reader);
    bulk = await measureBulkOfOldest(settings, panel, reader, isOurs);
  } finally {
    reader.close();
  }
  const { peakBytes } = await fetchPublisherMetrics(settings);
  showProgress('Measuring the reference work');
  const referenceSeconds = await measureReferenceSeconds(settings.logDir);
  const [edited] = plan.find(([kind]) => kind === 'title')?.[1] ?? [];
  const buildMs = withBuild && edited ? await measureWarmBuild(instance, panel, edited, `${String(entries)}built`) : null;
  return { entries, pages, samples, bulk, plannedMs, peakBytes, referenceSeconds, buildMs };
}
