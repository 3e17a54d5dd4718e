import type { SiteDelta } from '@ochiq/pages/live/live-site';
import type { VersionName } from '@ochiq/contract/undone-version';

import { Staging } from '../swap/staging.ts';
import { freshPlan, wholePlan } from './file-plan.ts';
import type { Followed } from './followed.ts';
import type { Means } from './means.ts';
import { holdFaults } from './hold-faults.ts';
import { pagesToBe } from './pages-to-be.ts';
import { marksOf } from './standing-files.ts';
import { treeChangeOf, type Surroundings } from './tree-change-of.ts';
import type { Turn } from './turn.ts';

/** Input besides the delta: pages that failed before, and changes of metadata files. */
type Beside = Pick<Surroundings, 'waiting' | 'standing'>;

/** `null` where a version was suspended and the rest must be planned again. */
type Outcome = Pick<Turn, 'applied' | 'failed'> | null;

async function publishStaged(
  delta: SiteDelta,
  followed: Followed,
  means: Means,
  { waiting, standing }: Beside,
  staging: Staging,
): Promise<Outcome> {
  const { site, live, fresh, tables, store, quarantine } = followed;
  const { options, patience, queue, spent, swaps } = means;
  const plan = freshPlan([...fresh.values()], delta.changed, site.content, tables);
  const { pages: planned, takenBack } = await pagesToBe(site.paths, delta, live);
  const around = { live, planned, takenBack, waiting, standing, wholePlan: () => wholePlan(site.content, tables) };
  const prepared = await spent.on('render', () => treeChangeOf(delta, plan, around, { ...options, loader: means.loader, staging }));
  if (await holdFaults(prepared, delta.changed, followed, means)) return null;
  const { change, facts, files, pages, failed, held } = prepared;
  const behind = [...waiting, ...failed, ...held];
  if (change === null) {
    patience.hold(held, site.stamp);
    return { applied: null, failed: behind };
  }
  const rows = queue.waiting.filter(({ type }) => type !== 'alert');
  // An alert without a published file can't be undone.
  const isShown = (one: VersionName) => one.type !== 'alert' && !quarantine.isWaiting(one);
  const about = { rows, content: site.content, pages, hasFacts: delta.facts !== null, replaced: store.listReplaced(isShown) };
  const applied = await spent.on('swap', () => swaps.apply(change, live, about));
  site.accept(new Set(behind.map((page) => page.path)));
  patience.forget();
  followed.marks = marksOf(site.files);
  live.facts = facts;
  for (const file of files) live.files.add(file);
  fresh.clear();
  return { applied, failed: behind };
}

/**
 * Renders the pages of a delta and publishes them with the metadata files.
 * @throws TransactionError
 */
export async function publishPages(delta: SiteDelta, followed: Followed, means: Means, beside: Beside): Promise<Outcome> {
  const staging = new Staging(means.options.siteDir);
  try {
    return await publishStaged(delta, followed, means, beside, staging);
  } finally {
    await staging.clear();
  }
}
