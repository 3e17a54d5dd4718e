import type { ReplacedVersion } from '@ochiq/contract/wire/undone-version';
import { computeVersionMark } from '@ochiq/pages/content/undone-versions';

import type { AppliedChange } from '../transaction/applied-change.ts';
import { setPublishedBaseline, readBaselineAlert } from './published-baseline.ts';
import { markPendingAssets, type SiteState } from '../state/site-state.ts';
import { listUndoneVersions } from './suppressions.ts';
import { getPublicDir, reloadRelease } from '../state/live-release.ts';
import type { PublisherContext } from '../sync/publisher-context.ts';
import { buildAlertFiles } from '../sync/publish-alert.ts';
import { readFingerprintsAt } from '../state/published-pages.ts';
import { readBaselineFingerprints, mapFingerprints } from '../live-pages/metadata-file-changes.ts';
import { updateTables } from '../sync/pull-changes.ts';
import { findAffectedOutputs } from './affected-outputs.ts';

/** Updates the state after an undo, and plans with the versions before. */
async function syncAfterUndo({ written, removed }: AppliedChange, state: SiteState, cmsUrl: string): Promise<void> {
  const { site, live, store, quarantine, fresh } = state;
  await reloadRelease(live);
  const shown = store.applyUndo(listUndoneVersions(live.held));
  const documents = [...shown, ...quarantine.applyUndo(site, shown)];
  store.markPublished((version) => shown.some((one) => one.documentId === version.documentId && one.locales.has(version.locale)));
  markPendingAssets(fresh, documents);
  await updateTables(state, documents, cmsUrl);
  const affected = findAffectedOutputs([...written, ...removed]);
  setPublishedBaseline(site, live, await readFingerprintsAt(getPublicDir(live.folder), [...affected.pages]));
}

/**
 * Undoes a change and suppresses it until the CMS changes it.
 * @param number `null` for the newest that can be undone
 * @returns the undo, and whether the state was updated
 * @throws TransactionError it can't be undone; the site stays as it was
 */
export async function undoPublication(
  number: number | null,
  state: SiteState,
  { options, failureCache, releaseWriter }: PublisherContext,
): Promise<{ applied: AppliedChange; isFollowed: boolean }> {
  const { site, live, store } = state;
  const fingerprintAt = (page: string) => site.fingerprintAt(page);
  const files = new Map([...buildAlertFiles(site, options), ...mapFingerprints(site.files)]);
  const getVersionMark = (version: ReplacedVersion) => computeVersionMark(version, (name) => store.getRawVersion(name));
  const applied = await releaseWriter.undo(number, live, { fingerprintAt, files, facts: site.facts, getVersionMark });
  try {
    await syncAfterUndo(applied, state, options.cmsUrl);
    state.alert = await readBaselineAlert(live);
    state.marks = await readBaselineFingerprints(live);
    failureCache.clear();
    return { applied, isFollowed: true };
  } catch {
    return { applied, isFollowed: false };
  }
}
