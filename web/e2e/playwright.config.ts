import { defineConfig } from '@playwright/test';

import { browserOptions } from './browser-options';

/** Tests that change what the others read. */
const changing = ['alert', 'bulk', 'editing', 'moderation', 'preview', 'provider', 'publishing', 'schedule', 'uses', 'wrong-links'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: '.',
  outputDir: '../.results/browser',
  reporter: [['line'], ['json'], ['./crawl/reporter.ts']],
  workers: 2,
  // One file's tests are shared out, so that both workers have something to do until the end.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A page of many words takes axe seconds, and a busy machine makes them many.
  timeout: 120_000,
  use: {
    locale: 'uz-UZ',
    launchOptions: browserOptions,
    // The document at each step, and a picture of the last one: a film strip of every test costs a third of the processor time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'reading', testMatch: '**/*.spec.ts', testIgnore: changing },
    // They come last, one after the other. The panel is large, and takes its time to come on a busy machine.
    {
      name: 'editing',
      testMatch: changing,
      dependencies: ['reading'],
      workers: 1,
      timeout: 300_000,
      expect: { timeout: 30_000 },
    },
  ],
});
