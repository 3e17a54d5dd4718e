import { setTimeout as wait } from 'node:timers/promises';

import { showProgress } from '../../show-progress.ts';
import { trialFactories, type ChangeTarget } from '../change-kinds.ts';
import type { Panel } from '../panel.ts';
import type { Reader } from '../reader.ts';

const minuteMs = 60_000;
/** Time to save and plan everything before the minute begins. */
const leadMs = 10_000;
const pauseMs = 3;
const timeoutMs = 60_000;

/**
 * Plans new titles of items for the same minute, and reads their own pages from then on.
 * @returns how long after the minute began each page was new, in milliseconds; negative before it
 */
export async function measurePlanned(
  targets: readonly ChangeTarget[],
  mark: string,
  panel: Panel,
  reader: Pick<Reader, 'read'>,
  now: () => number = Date.now,
): Promise<number[]> {
  const minute = Math.ceil((now() + leadMs) / minuteMs) * minuteMs;
  showProgress(`Waiting for a minute for which ${String(targets.length)} items are planned`);
  const sights = [];
  for (const target of targets) {
    const { publish, own } = trialFactories.title(target, mark);
    await publish({ ...panel, publish: (documentId, locale, values) => panel.plan(documentId, locale, values, new Date(minute)) });
    sights.push(own[0]);
  }
  if (now() >= minute) throw new Error('The CMS took longer to plan than there was time');
  const pending = new Set(sights);
  const delays: number[] = [];
  while (pending.size > 0) {
    if (now() > minute + timeoutMs)
      throw new Error(`${String(pending.size)} planned items are not live a minute later: see the log of the CMS`);
    for (const sight of pending) {
      const [path, isNew] = sight;
      if (!isNew(await reader.read(path))) continue;
      pending.delete(sight);
      delays.push(now() - minute);
    }
    await wait(pauseMs);
  }
  return delays;
}
