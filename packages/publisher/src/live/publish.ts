import { collapse } from './collapse.ts';
import type { DocumentKey } from './content-store.ts';
import type { Followed } from './followed.ts';
import type { Means } from './means.ts';
import { publishAlert } from './publish-alert.ts';
import { publishPages } from './publish-pages.ts';
import { standingChange } from './standing-files.ts';
import { ChangeRefused } from './tree-change-of.ts';
import { idle, type Turn } from './turn.ts';

/**
 * Publishes where the site is another one than the release.
 * @param documents those that were read anew
 * @throws SwapError, ChangeRefused: the next turn tries again
 */
export async function publish(documents: DocumentKey[], followed: Followed, means: Means): Promise<Turn> {
  const { site } = followed;
  const { options, patience, queue, spent } = means;
  const alert = await publishAlert(followed, means);
  const delta = await spent.on('plan', () => site.delta());
  if (!delta.ok) return { ...idle, documents, applied: alert, failed: delta.failed };
  const { tried, waiting } = patience.sort(delta.changed, site.stamp, performance.now());
  const ended = (turn: Partial<Turn>): Turn => ({ ...idle, documents, changes: queue.waiting.splice(0), applied: alert, ...turn });
  const standing = await spent.on('plan', () => standingChange(site.files, followed.marks, options.finisher));
  if (tried.length === 0 && delta.removed.length === 0 && !delta.facts && !standing) return ended({ failed: waiting });
  collapse(delta.removed.length, site.paths.size + delta.removed.length);
  queue.isRendering = true;
  try {
    const { applied, failed } = await publishPages({ ...delta, changed: tried }, followed, means, { waiting, standing });
    return ended({ applied: applied ?? alert, rendered: tried.length, failed });
  } catch (error) {
    if (error instanceof ChangeRefused) patience.refuse(error, site.stamp, performance.now());
    throw error;
  } finally {
    queue.isRendering = false;
  }
}
