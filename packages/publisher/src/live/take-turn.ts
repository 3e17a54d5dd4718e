import { currentRelease } from '../releases.ts';
import type { Following } from './following.ts';
import type { Means } from './means.ts';
import { publish } from './publish.ts';
import { takeNews } from './take-news.ts';
import type { Turn } from './turn.ts';

/** Reads everything, and publishes where the release differs from it. */
async function begin(following: Following, means: Means): Promise<Turn> {
  await means.swaps.begin();
  const followed = await following.begin(means.options);
  means.queue.unread = 0;
  return publish([], followed, means);
}

/**
 * Looks what is new, and publishes it: once it has begun, and as long as nobody publishes another release or changes this one, only what
 * the log tells.
 */
export async function takeTurn(following: Following, means: Means): Promise<Turn> {
  const followed = following.now;
  if (!followed || (await currentRelease(means.options.siteDir)) !== followed.live.folder) return begin(following, means);
  if (await means.swaps.isOvertaken()) return begin(following, means);
  const documents = await takeNews(followed, means);
  return documents === null ? begin(following, means) : publish(documents, followed, means);
}
