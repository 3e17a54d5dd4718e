import { defineConfig } from '@playwright/test';

import { browserOptions } from './browser-options';
import { hostResolverOptions } from './site';

/** The parts that the test command runs by themselves (packages/tooling/src/test/tasks.ts), but `reading`, which is all others. */
const parts = {
  crawling: ['crawl'],
  /** A second opinion, which `pnpm check:standards` asks for. */
  standards: ['alfa'],
  /** What citizens send. */
  sending: ['accounts', 'forms'],
  moderating: ['inquiries', 'moderation', 'sent-files'],
  /** Tests of what editors change, and of the build that is made of it; they have a site of their own. */
  rebuilding: ['editing', 'live-render'],
  /** Tests that change what the others read. */
  editing: [
    'absences',
    'agreement',
    'alert',
    'audit',
    'bulk',
    'cyrillic-letters',
    'fields',
    'finding',
    'history',
    'left-side',
    'lists',
    'live-preview',
    'machine-translation',
    'media-files',
    'no-lost-work',
    'outside-approval',
    'panel-words',
    'passkeys',
    'people-rights',
    'picture-descriptions',
    'preview',
    'provider',
    'publishing',
    'removal',
    'review',
    'role-limits',
    'roles',
    'schedule',
    'second-factor',
    'statistics',
    'shared-drafts',
    'side-by-side',
    'staff-sign-in',
    'terms',
    'translations',
    'uses',
    'writing',
    'wrong-links',
  ],
  /** What the handbook says, and its pictures; they change what the others read, too. */
  handbook: ['desk', 'handbook', 'menus', 'starters'],
} as const satisfies Record<string, readonly string[]>;

/** Tests that take pictures of the handbook on their way; `pnpm handbook` plays them, too. */
const pictured = [
  'audit',
  'finding',
  'media-files',
  'removal',
  'review',
  'shared-drafts',
  'statistics',
  'writing',
] as const satisfies readonly (typeof parts.editing)[number][];
const takesPictures = process.env['HANDBOOK_PICTURES'] === '1';

const toPatterns = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);
const specs = (part: keyof typeof parts) => toPatterns(parts[part]);

/** The panel is large, and takes its time to come on a busy machine. */
const inPanel = { workers: 1, timeout: 300_000, expect: { timeout: 30_000 }, use: { actionTimeout: 60_000 } } as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../.results/browser',
  reporter: [['line'], ['json'], ['./crawl/reporter.ts']],
  workers: 2,
  // One file's tests are shared out, so that both workers have something to do until the end.
  fullyParallel: true,
  // What fails is played once more, only to be recorded: recording every test costs a sixth of the processor time.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // A page of many words takes axe seconds, and a busy machine makes them many.
  timeout: 120_000,
  // How long what is waited for may take; what comes sooner is seen sooner.
  expect: { timeout: 20_000 },
  use: {
    locale: 'uz-UZ',
    launchOptions: { ...browserOptions, args: [...browserOptions.args, ...hostResolverOptions] },
    // The document at each step, and a picture of the last one: a film strip costs a third of the processor time.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // A test inspects three pages, each in many views: beside other stages, 120 s were too few for one of them.
    { name: 'crawling', testMatch: specs('crawling'), timeout: 300_000 },
    { name: 'standards', testMatch: specs('standards') },
    {
      name: 'reading',
      testMatch: '**/*.spec.ts',
      testIgnore: Object.values(parts).flatMap((names) => names.map((name) => `**/${name}.spec.ts`)),
    },
    { name: 'sending', testMatch: specs('sending') },
    // It takes what was sent last for its own.
    { name: 'moderating', testMatch: specs('moderating'), dependencies: ['sending'], ...inPanel },
    { name: 'rebuilding', testMatch: specs('rebuilding'), ...inPanel },
    { name: 'editing', testMatch: specs('editing'), ...inPanel },
    { name: 'handbook', testMatch: [...specs('handbook'), ...(takesPictures ? toPatterns(pictured) : [])], ...inPanel },
  ],
});
