import { findTrouble } from './try-runtime.ts';

const quiet = [
  'npm warn Unknown user config "nodedir". This will stop working in the next major version of npm.',
  'Packages: +2514',
  'Lockfile is up to date, resolution step is skipped',
  'Done in 12.9s using pnpm v12.21.0',
];

test.each([
  '[WARN] Unsupported engine for better-sqlite3@13.2.0: wanted: {"node":">=22"} (current: {"node":"20.20.2"})',
  'Error: ERR_PNPM_EXECUTOR_LIFECYCLE_SCRIPT_FAILED',
  'npm warn deprecated inflight@1.0.6',
  '    at Module._compile (node:internal/modules/cjs/loader:1554:14)',
])('reports “%s”', (line) => {
  expect(findTrouble([...quiet, line])).toEqual([line]);
});

test('accepts the output of a clean installation', () => {
  expect(findTrouble(quiet)).toEqual([]);
});
