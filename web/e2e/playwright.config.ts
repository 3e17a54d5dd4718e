import { defineConfig } from '@playwright/test';

/** Chromium as root, without a network of its own: it asks nobody anything. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  testDir: '.',
  outputDir: '../.results/browser',
  reporter: [['line'], ['json']],
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  use: { locale: 'uz-UZ', launchOptions: { ...(executablePath ? { executablePath } : {}), args }, trace: 'retain-on-failure' },
  projects: [
    { name: 'reading', testMatch: '**/*.spec.ts', testIgnore: '**/editing.spec.ts' },
    // Changes what the others read: comes last, alone.
    { name: 'editing', testMatch: '**/editing.spec.ts', dependencies: ['reading'], workers: 1, timeout: 300_000 },
  ],
});
