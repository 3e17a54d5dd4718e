import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

import { parse } from 'yaml';
import * as z from 'zod';
import { fromRoot } from '@ochiq/cli/workplace/root';

import { checks } from './run-checks.ts';

const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      permissions: z.undefined().optional(),
      steps: z.array(
        z.object({ uses: z.string().optional(), run: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() }),
      ),
    }),
  ),
});

type PackageFile = { packageManager: string; scripts: Record<string, string>; optionalDependencies: Record<string, string> };
const packageJson: PackageFile = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
const commands: Readonly<Record<string, string>> = {
  'test.yml': '.ci/run',
  'all-languages.yml': '.ci/run test --all-languages editing handbook moderating',
  'advisories.yml': `npx --yes ${packageJson.packageManager} check:advisories`,
  'commits.yml': 'node packages/tooling/src/naming/commits.ts "$RANGE"',
  'page-cpu.yml': `npx --yes ${packageJson.packageManager} bench page-cpu`,
  'release.yml': 'node packages/tooling/src/release/main.ts --check "$TAG"',
  'standards.yml': `npx --yes ${packageJson.packageManager} check:standards`,
};

const folder = fromRoot('.github', 'workflows');

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const { permissions, jobs } = workflow.parse(parse(text));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('runs one command that is available everywhere', () => {
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual([commands[name]]);
  });

  test('has read permission only, and stores no key', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(text).not.toMatch(/secrets\.|pull_request_target/u);
    expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toMatchObject({ 'persist-credentials': false });
  });

  test('pins each action by commit, with its version', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(1);
    for (const action of used) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/u);
      expect(text).toMatch(new RegExp(`uses: ${action} # v\\d+\\.\\d+\\.\\d+$`, 'mu'));
    }
  });
});

test.each(['naming/commits.ts', 'naming/find-subject-faults.ts', 'release/main.ts', 'release/plan-release.ts'])(
  '%s, which workflows run without an installation, imports nothing of a package',
  (file) => {
    const imports = [...readFileSync(fromRoot('packages/tooling/src', file), 'utf8').matchAll(/ from '(?!node:|\.\/)[^']+'/gu)];
    expect(imports).toEqual([]);
  },
);

test('uses the same Node.js in image, workflows and packages', () => {
  expect(statSync(fromRoot('.ci', 'run')).mode & 0o100).toBe(0o100);
  const pinned = [...new Set(Object.values(packageJson.optionalDependencies))];
  expect(pinned).toEqual([expect.stringMatching(/^24\.\d+\.\d+$/u)]);
  expect(readFileSync(fromRoot('.docker', 'Dockerfile'), 'utf8')).toContain(`FROM node:${pinned.join()}-bookworm-slim AS node`);
  expect(parse(readFileSync(fromRoot('pnpm-workspace.yaml'), 'utf8'))).toMatchObject({ nodeVersion: pinned.join() });
  expect(readFileSync(fromRoot('.nvmrc'), 'utf8').trim()).toBe(pinned.join());
  for (const file of readdirSync(folder)) {
    const { jobs } = workflow.parse(parse(readFileSync(`${folder}/${file}`, 'utf8')));
    const versions = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.with?.['node-version'] ?? []));
    expect(versions).toEqual(['24']);
  }
});

test('checks advisories daily and with each change of the lockfile, never in the offline test command', () => {
  const workflowSchema = z.object({
    on: z.object({ schedule: z.array(z.object({ cron: z.string() })), pull_request: z.object({ paths: z.array(z.string()) }) }),
  });
  const { on } = workflowSchema.parse(parse(readFileSync(`${folder}/advisories.yml`, 'utf8')));
  expect(on.schedule).toHaveLength(1);
  expect(on.pull_request.paths).toContain('pnpm-lock.yaml');
  expect(existsSync(fromRoot('packages/tooling/src/dependency-audit/main.ts'))).toBe(true);
  expect(packageJson.scripts['check:advisories']).toContain('packages/tooling/src/dependency-audit/main.ts');
  expect(JSON.stringify(checks)).not.toContain('advisories');
});

test('configures updates with pins, a waiting period and groups', () => {
  const renovate: unknown = JSON.parse(readFileSync(fromRoot('.github', 'renovate.json'), 'utf8'));
  expect(renovate).toMatchObject({ rangeStrategy: 'pin', minimumReleaseAge: '14 days', lockFileMaintenance: { enabled: true } });
  expect(renovate).toMatchObject({ extends: expect.arrayContaining(['helpers:pinGitHubActionDigests', 'docker:pinDigests']) });
  // What is made here has no digest in any registry.
  expect(renovate).toMatchObject({
    packageRules: expect.arrayContaining([expect.objectContaining({ matchPackageNames: ['ochiq/**'], enabled: false })]),
  });
});
