import type { ReplacedVersion } from '@ochiq/contract/undone-version';
import { markVersion } from '@ochiq/pages/undone-versions';

import type { AppliedChange } from '../swap/applied-change.ts';
import { countAsPublished, countedAlert } from './counted.ts';
import { markFresh, type Followed } from './followed.ts';
import { listUndoneVersions } from './held.ts';
import { publicIn, rereadRelease } from './live-release.ts';
import type { Means } from './means.ts';
import { wantedAlert } from './publish-alert.ts';
import { publishedAt } from './published-pages.ts';
import { countedMarks, marksOf } from './standing-files.ts';
import { updateTables } from './take-news.ts';
import { touchedBy } from './touched.ts';

/** Updates the state after an undo, and plans with the versions before. */
async function followUndo({ written, removed }: AppliedChange, followed: Followed, cmsUrl: string): Promise<void> {
  const { site, live, store, quarantine, fresh } = followed;
  await rereadRelease(live);
  const shown = store.takeBack(listUndoneVersions(live.held));
  const documents = [...shown, ...quarantine.takeBack(site, shown)];
  store.accept((version) => shown.some((one) => one.documentId === version.documentId && one.locales.has(version.locale)));
  markFresh(fresh, documents);
  await updateTables(followed, documents, cmsUrl);
  const touched = touchedBy([...written, ...removed]);
  countAsPublished(site, live, await publishedAt(publicIn(live.folder), [...touched.pages]));
}

/**
 * Undoes a change and suppresses it until the CMS changes it.
 * @param number `null` for the newest that can be undone
 * @returns the undo, and whether the state was updated
 * @throws TransactionError it can't be undone; the site stays as it was
 */
export async function undo(
  number: number | null,
  followed: Followed,
  { options, patience, swaps }: Means,
): Promise<{ applied: AppliedChange; isFollowed: boolean }> {
  const { site, live, store } = followed;
  const fingerprintAt = (page: string) => site.fingerprintAt(page);
  const files = new Map([...wantedAlert(site, options), ...marksOf(site.files)]);
  const markOf = (version: ReplacedVersion) => markVersion(store.rawOf(version), version.isSilent);
  const applied = await swaps.undo(number, live, { fingerprintAt, files, facts: site.facts, markOf });
  try {
    await followUndo(applied, followed, options.cmsUrl);
    followed.alert = await countedAlert(live);
    followed.marks = await countedMarks(live);
    patience.forget();
    return { applied, isFollowed: true };
  } catch {
    return { applied, isFollowed: false };
  }
}
