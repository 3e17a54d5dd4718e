import { currentRelease } from '../releases.ts';
import type { Following } from './following.ts';
import type { Means } from './means.ts';
import { publish } from './publish.ts';
import { takeNews } from './take-news.ts';
import type { Turn } from './turn.ts';

/** Reloads everything and publishes the differences. */
async function begin(following: Following, means: Means): Promise<Turn> {
  await means.swaps.begin();
  const followed = await following.begin(means.options);
  means.queue.unread = 0;
  return publish([], followed, means);
}

/**
 * Runs one sync: incremental from the change log, or complete at the start and after the release was replaced or
 * changed by another process.
 */
export async function takeTurn(following: Following, means: Means): Promise<Turn> {
  const followed = following.now;
  if (!followed || (await currentRelease(means.options.siteDir)) !== followed.live.folder) return begin(following, means);
  if (await means.swaps.isOvertaken()) return begin(following, means);
  const documents = await takeNews(followed, means);
  return documents === null ? begin(following, means) : publish(documents, followed, means);
}
