import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

import { parse } from 'yaml';
import * as z from 'zod';

import { inRoot } from '../workplace/root.ts';

const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      permissions: z.undefined().optional(),
      strategy: z.object({ matrix: z.object({ node: z.array(z.string()) }) }),
      steps: z.array(
        z.object({ uses: z.string().optional(), run: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() }),
      ),
    }),
  ),
});

const folder = inRoot('.github', 'workflows');

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const { permissions, jobs } = workflow.parse(parse(text));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('runs what every machine runs, on both versions', () => {
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
    expect(existsSync(inRoot('.ci', 'run'))).toBe(true);
    expect(statSync(inRoot('.ci', 'run')).mode & 0o100).toBe(0o100);
    for (const job of Object.values(jobs)) expect(job.strategy.matrix.node).toEqual(['22', '24']);
  });

  test('may read, and keeps nobody’s key', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(text).not.toMatch(/secrets\.|pull_request_target/u);
    expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toEqual({ 'persist-credentials': false });
  });

  test('names each action by its commit, and says its version', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(2);
    for (const action of used) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/u);
      expect(text).toMatch(new RegExp(`uses: ${action} # v\\d+\\.\\d+\\.\\d+$`, 'mu'));
    }
  });
});

test('what raises versions pins them, waits, and raises together what belongs together', () => {
  const renovate: unknown = JSON.parse(readFileSync(inRoot('.github', 'renovate.json'), 'utf8'));
  expect(renovate).toMatchObject({ rangeStrategy: 'pin', minimumReleaseAge: '14 days', lockFileMaintenance: { enabled: true } });
});
