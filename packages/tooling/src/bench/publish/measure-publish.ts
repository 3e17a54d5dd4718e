import { setTimeout as wait } from 'node:timers/promises';

import type { Settings } from '@ochiq/cli/workplace/settings';

import type { Trial } from './change-kinds.ts';
import type { Panel } from './panel.ts';
import { fetchPublisherMetrics, stepNames, type PublisherMetrics, type PublishStep } from './parse-publisher-metrics.ts';
import type { Reader } from './reader.ts';

/** Figures of one publication. */
export type PublishSample = {
  /** From the CMS's response until the item's own page is new, in milliseconds. */
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
export async function measurePublish({ publish, sights }: Trial, panel: Panel, reader: Reader, settings: Settings): Promise<PublishSample> {
  for (const [path, isSo] of sights.slice(0, 1)) {
    if (isSo(await reader.read(path))) throw new Error(`${path} is what is to be published already`);
  }
  const before = await fetchPublisherMetrics(settings);
  await publish(panel);
  const began = performance.now();
  let ownMs: number | null = null;
  for (const [path, isSo] of sights) {
    await reader.waitUntil(path, isSo);
    ownMs ??= performance.now() - began;
  }
  const allMs = performance.now() - began;
  const after = await waitForPublisher(settings, before);
  return {
    ownMs: ownMs ?? allMs,
    allMs,
    rendered: after.rendered - before.rendered,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    spent: Object.fromEntries(stepNames.map((step) => [step, after.spent[step] - before.spent[step]])) as Record<PublishStep, number>,
  };
}
