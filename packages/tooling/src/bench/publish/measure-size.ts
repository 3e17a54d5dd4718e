import type { Instance } from './instance.ts';
import { progress } from '../progress.ts';
import { kinds, trialOf, type Kind, type Target } from './kinds.ts';
import { measure, type Sample } from './measure.ts';
import { publishedNews } from './news.ts';
import { logIn, type Panel } from './panel.ts';
import { askPublisher } from './publisher-numbers.ts';
import { Reader } from './reader.ts';
import type { Measured } from './report.ts';
import { shownOn } from './shown-on.ts';
import { spread } from './spread.ts';

/** Edits alternate between the languages. */
const locales = ['uz', 'ru', 'en'] as const;
/** Edits per new slug and per delete. */
const fewer = 5;

type Runs = Readonly<Record<Kind, number>>;
type Plan = readonly (readonly [kind: Kind, targets: readonly Target[]])[];

/**
 * Creates a plan of distinct news items to change, the newest to the oldest.
 * @param isOurs whether it may be changed
 */
async function planOf({ settings }: Instance, runs: Runs, isOurs: (documentId: string) => boolean): Promise<Plan> {
  const inLocales = await Promise.all(locales.map((locale) => publishedNews(settings, locale)));
  const byLocale = inLocales.map((all) => new Map(all.map((news) => [news.documentId, news])));
  let left = (inLocales[0] ?? []).map(({ documentId }) => documentId).filter(isOurs);
  const chosen = (Object.keys(kinds) as Kind[]).map((kind) => {
    const { taken, left: others } = spread(left, runs[kind]);
    left = others;
    const targets = taken.flatMap((documentId, index) => {
      const number = index % locales.length;
      const [news, locale] = [byLocale[number]?.get(documentId), locales[number]];
      return news && locale ? [{ news, locale }] : [];
    });
    return [kind, targets] as const;
  });
  progress('Looking where the news stand that will change');
  const places = await shownOn(
    settings,
    chosen.flatMap(([, targets]) => targets.map(({ news }) => news)),
  );
  return chosen.map(([kind, targets]) => [
    kind,
    targets.map((target) => ({ ...target, places: places.get(target.news.slug) ?? { linking: [], showing: [] } })),
  ]);
}

/** Measures a warm build after one more edit; the build before it warms Gatsby's cache. */
async function warmBuild(instance: Instance, panel: Panel, target: Target, mark: string): Promise<number> {
  await instance.build();
  await trialOf.title(target, mark).publish(panel);
  return instance.build();
}

/**
 * Measures publishing with the news items that the instance has.
 * @param isOurs whether a document may be changed and deleted
 */
export async function measureSize(
  instance: Instance,
  edits: number,
  isOurs: (documentId: string) => boolean,
  withBuild: boolean,
): Promise<Measured> {
  const { settings } = instance;
  const few = Math.ceil(edits / fewer);
  const plan = await planOf(instance, { title: edits, slug: few, delete: few }, isOurs);
  const entries = (await publishedNews(settings, locales[0])).length;
  await instance.restartPublisher();
  const { pages } = await askPublisher(settings);
  const panel = await logIn(settings);
  const reader = new Reader(settings.siteUrl);
  const samples: Record<Kind, Sample[]> = { title: [], slug: [], delete: [] };
  try {
    for (const [kind, targets] of plan) {
      for (const [index, target] of targets.entries()) {
        progress(`${String(entries)} entries, ${kinds[kind]}: ${String(index + 1)} of ${String(targets.length)}`);
        samples[kind].push(await measure(trialOf[kind](target, `${String(entries)}x${String(index + 1)}`), panel, reader, settings));
      }
    }
  } finally {
    reader.close();
  }
  const { peakBytes } = await askPublisher(settings);
  const [edited] = plan.find(([kind]) => kind === 'title')?.[1] ?? [];
  const buildMs = withBuild && edited ? await warmBuild(instance, panel, edited, `${String(entries)}built`) : null;
  return { entries, pages, samples, peakBytes, buildMs };
}
