import { formatUndoName } from '@ochiq/contract/undone-version';

import type { AppliedChange } from '../swap/applied-change.ts';
import { collapse } from './collapse.ts';
import type { DocumentKey } from './content-store.ts';
import type { Followed } from './followed.ts';
import { listUndoneVersions } from './held.ts';
import { holdFaults } from './hold-faults.ts';
import type { Means } from './means.ts';
import { publishAlert } from './publish-alert.ts';
import { publishPages } from './publish-pages.ts';
import { standingChange } from './standing-files.ts';
import { idle, type Turn } from './turn.ts';

/**
 * Publishes the differences between the site and the release.
 * @param documents those that were fetched
 * @throws TransactionError: the next sync retries
 */
export async function publish(documents: DocumentKey[], followed: Followed, means: Means): Promise<Turn> {
  await endUndos(followed, means);
  const alert = await publishAlert(followed, means);
  // Each round except the last suspends further versions.
  for (;;) {
    const turn = await publishOnce(documents, alert, followed, means);
    if (turn) return turn;
  }
}

/** Ends the undo of versions that were published again. @throws TransactionError */
async function endUndos({ store, live }: Followed, { swaps }: Means): Promise<void> {
  const again = new Set(store.publishedAgain.map(formatUndoName));
  if (again.size === 0) return;
  await swaps.endUndo(live, again);
  store.takeBack(listUndoneVersions(live.held));
}

/** Marks the state of the site as published. */
function accept({ quarantine, store }: Followed): void {
  quarantine.accept();
  store.accept((version) => !quarantine.isWaiting(version));
}

/** Runs one round. @returns `null` where a version was suspended and the rest must be planned again */
async function publishOnce(documents: DocumentKey[], alert: AppliedChange | null, followed: Followed, means: Means): Promise<Turn | null> {
  const { site } = followed;
  const { options, patience, queue, spent } = means;
  const delta = await spent.on('plan', () => site.delta());
  const { tried, waiting: held } = patience.sort(delta.changed, site.stamp);
  const waiting = [...held, ...delta.failed];
  const ended = (turn: Partial<Turn>): Turn => ({ ...idle, documents, changes: queue.waiting.splice(0), applied: alert, ...turn });
  const standing = await spent.on('plan', () => standingChange(site.files, followed.marks, options.finisher));
  if (await holdFaults({ unfit: delta.failed, lacking: new Map() }, delta.failed, followed, means)) return null;
  if (tried.length === 0 && delta.removed.length === 0 && !delta.facts && !standing) {
    accept(followed);
    return ended({ failed: waiting });
  }
  collapse(delta.removed.length, site.paths.size + delta.removed.length);
  queue.isRendering = true;
  try {
    const outcome = await publishPages({ ...delta, changed: tried }, followed, means, { waiting, standing });
    if (!outcome) return null;
    accept(followed);
    return ended({ applied: outcome.applied ?? alert, rendered: tried.length, failed: outcome.failed });
  } finally {
    queue.isRendering = false;
  }
}
