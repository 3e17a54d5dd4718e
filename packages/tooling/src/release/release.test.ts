import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { fromRoot } from '@ochiq/cli/workplace/root';

import { computeNextVersion, readChangelogSection, releaseChangelog } from './plan-release.ts';

test.each([
  ['feat(cms): take files', '1.5.0'],
  ['fix: open a menu', '1.4.3'],
  ['perf(edge): read less', '1.4.3'],
  ['refactor(edge)!: split rules', '2.0.0'],
])('after v1.4.2 %s makes %s', (subject, version) => {
  expect(computeNextVersion('v1.4.2', ['docs: say it', subject])).toBe(version);
});

test('begins with 0.1.0, and releases nothing that no one notices', () => {
  expect(computeNextVersion(null, ['feat: begin'])).toBe('0.1.0');
  expect(() => computeNextVersion('v1.4.2', ['docs: say it', 'test: ask it'])).toThrow('nothing to release');
  expect(() => computeNextVersion('v2', ['feat: begin'])).toThrow('v2 is no version');
});

const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n\n- Files.\n\n## 1.0.0 - 2026-01-02\n\n- The first.\n';

test('gives the unreleased section its version and date', () => {
  const released = releaseChangelog(changelog, '1.1.0', '2026-11-26');
  expect(readChangelogSection(released, 'Unreleased')).toBe('');
  expect(readChangelogSection(released, '1.1.0')).toBe('### Added\n\n- Files.');
  expect(readChangelogSection(released, '1.0.0')).toBe('- The first.');
  expect(() => releaseChangelog(released, '1.2.0', '2026-11-27')).toThrow('is empty');
});

describe('pnpm release', () => {
  let folder: string;
  const person = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@b.example', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@b.example' };
  const env = { PATH: process.env['PATH'], HOME: '/nowhere', ...person };
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  const release = (...args: readonly string[]) => {
    const command = [fromRoot('packages', 'tooling', 'src', 'release', 'main.ts'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
    return { status, text: stdout + stderr };
  };
  const write = (file: string, text: string) => writeFileSync(path.join(folder, '.github', file), text);
  const commit = (subject: string) => {
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '-m', subject);
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-release-'));
    git('init', '--quiet');
    mkdirSync(path.join(folder, '.github'));
    write('CHANGELOG.md', changelog);
    write('upgrading.md', '# Upgrading\n');
    commit('feat: begin');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('shows, writes and checks the release that the commits make', () => {
    expect(release().text).toContain('v0.1.0 is next, from 1 commits');
    expect(release('--write')).toEqual({ status: 0, text: expect.stringContaining('v0.1.0 is committed and tagged') });
    expect(git('log', '-1', '--format=%s')).toBe('chore(release): v0.1.0\n');
    expect(git('tag', '-l', '--format=%(contents)', 'v0.1.0')).toContain('- Files.');
    expect(readFileSync(path.join(folder, '.github', 'CHANGELOG.md'), 'utf8')).toMatch(/^## 0\.1\.0 - \d{4}-\d\d-\d\d$/mu);
    expect(release('--check', 'v0.1.0').status).toBe(0);
  });

  test('rejects a tag that is another version, or that the changelog does not tell of', () => {
    git('tag', 'v0.1.0');
    expect(release('--check', 'v0.1.0')).toEqual({ status: 1, text: expect.stringContaining('says nothing of 0.1.0') });
    commit('fix: mend');
    git('tag', 'v0.2.0');
    expect(release('--check', 'v0.2.0')).toEqual({ status: 1, text: expect.stringContaining('should be v0.1.1') });
  });

  test('wants steps for operators where a commit breaks something', () => {
    git('tag', 'v1.0.0');
    commit('refactor!: rename settings');
    expect(release('--write')).toEqual({ status: 1, text: expect.stringContaining('has not changed since v1.0.0') });
    write('upgrading.md', '# Upgrading\n\n- Rename it.\n');
    commit('docs: say how');
    expect(release('--write').text).toContain('v2.0.0 is committed');
  });

  test('wants committed files and known arguments', () => {
    write('CHANGELOG.md', `${changelog}more\n`);
    expect(release('--write').text).toContain('Some files are not committed');
    expect(release('--now')).toEqual({ status: 1, text: expect.stringContaining('“--now” is unknown: say `pnpm release`') });
  });
});
