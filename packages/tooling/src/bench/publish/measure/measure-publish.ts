import { setTimeout as wait } from 'node:timers/promises';

import type { Settings } from '@ochiq/cli/workplace/settings';

import type { Sight, Trial } from '../change-kinds.ts';
import type { Panel } from '../panel.ts';
import { fetchPublisherMetrics, stepNames, type PublisherMetrics, type PublishStep } from '../parse-publisher-metrics.ts';
import type { Reader } from '../reader.ts';

/** Figures of one publication. */
export type PublishSample = {
  /** From the CMS's response until the item's own page is new in all its forms, in milliseconds. */
  ownMs: number;
  /** The same until all pages that show it are new. */
  allMs: number;
  rendered: number;
  cpuSeconds: number;
  /** Seconds. */
  spent: Readonly<Record<PublishStep, number>>;
};

const pauseMs = 10;
const timeoutMs = 60_000;

/** Waits until the publisher has completed a change, and returns its counters. @throws Error it does not complete */
async function waitForPublisher(settings: Settings, { published }: PublisherMetrics): Promise<PublisherMetrics> {
  for (const began = performance.now(); performance.now() - began < timeoutMs;) {
    const numbers = await fetchPublisherMetrics(settings);
    if (numbers.published > published) return numbers;
    await wait(pauseMs);
  }
  throw new Error('The publisher does not get done with a change: see its log.');
}

/** Publishes once, and reads until all pages are new. @throws Error they do not become new, or were new before */
export async function measurePublish(
  { publish, own, others }: Trial,
  panel: Panel,
  reader: Reader,
  settings: Settings,
): Promise<PublishSample> {
  const [[ownPath, isSo]] = own;
  if (isSo(await reader.read(ownPath))) throw new Error(`${ownPath} is what is to be published already`);
  const before = await fetchPublisherMetrics(settings);
  await publish(panel);
  const began = performance.now();
  const waitForAll = async (sights: readonly Sight[]) => {
    for (const [path, isNew] of sights) await reader.waitUntil(path, isNew);
    return performance.now() - began;
  };
  const ownMs = await waitForAll(own);
  const allMs = await waitForAll(others);
  const after = await waitForPublisher(settings, before);
  return {
    ownMs,
    allMs,
    rendered: after.rendered - before.rendered,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    spent: Object.fromEntries(stepNames.map((step) => [step, after.spent[step] - before.spent[step]])) as Record<PublishStep, number>,
  };
}
