import { monitorEventLoopDelay } from 'node:perf_hooks';

import '../src/env';
import { readPublishedMemory } from '../src/content/translation-memory/published-memory';
import { load, stopStrapi } from '../src/platform/bootstrap/load';
import { runCommand } from '../src/platform/bootstrap/run-command';

const toMs = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(0);

/** Measures the translation memory of what is published: how long it is built, how long others wait meanwhile, and what a question takes. */
runCommand(async () => {
  const strapi = await load();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const measure = async <R>(work: () => Promise<R>) => {
    delay.reset();
    const began = performance.now();
    const result = await work();
    const ms = Math.round(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return {
      result,
      figures: `${String(ms)} ms; others wait for ${toMs(delay.percentile(99))} ms in 99 of 100 cases, ${toMs(delay.max)} ms at most`,
    };
  };
  const before = process.memoryUsage().rss;
  const build = await measure(() => readPublishedMemory(strapi));
  const question = 'Geologiya sohasida tanlov natijalari eʼlon qilindi va gʻoliblar roʻyxati tasdiqlandi';
  const find = await measure(() => build.result.find(question, { from: 'uz', to: 'ru', rank: () => 0 }));
  process.stdout.write(
    `Translation memory, built in ${build.figures}, ${String(Math.round((process.memoryUsage().rss - before) / 2 ** 20))} MB\n`,
  );
  process.stdout.write(`Translation memory, a question: ${find.figures}\n`);
  await stopStrapi(strapi);
  process.exit(0);
});
