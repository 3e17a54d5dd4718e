// It imports nothing that has to be installed: the workflow runs it right after the checkout.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { computeNextVersion, hasBreakingChange, readChangelogSection, releaseChangelog } from './plan-release.ts';

const changelogFile = '.github/CHANGELOG.md';
const upgradingFile = '.github/upgrading.md';
const usage = 'say `pnpm release`, `pnpm release --write`, or `pnpm release --check v1.2.3`';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Returns the newest tag of a release before a commit; `null` before the first release. */
function findLastTag(commit: string): string | null {
  const tags = git('tag', '--list', 'v*', '--merged', commit, '--sort=-version:refname').split('\n').filter(Boolean);
  return tags.find((tag) => git('rev-list', '-n', '1', tag) !== git('rev-list', '-n', '1', commit)) ?? null;
}

/** Plans the release of a commit. @throws there is nothing to release, or a breaking change has no steps for operators */
function planRelease(commit: string): { version: string; lastTag: string | null; subjects: readonly string[] } {
  const lastTag = findLastTag(commit);
  const subjects = git('log', '--no-merges', '--format=%s', lastTag === null ? commit : `${lastTag}..${commit}`).split('\n');
  const version = computeNextVersion(lastTag, subjects);
  if (lastTag !== null && hasBreakingChange(subjects) && git('diff', '--name-only', lastTag, commit, '--', upgradingFile) === '')
    throw new Error(`A commit with “!” has its steps in ${upgradingFile}, which has not changed since ${lastTag}.`);
  return { version, lastTag, subjects };
}

/** Prints the next version and the commits that make it. */
function showPlan(): void {
  const { version, lastTag, subjects } = planRelease('HEAD');
  console.log(`v${version} is next, from ${String(subjects.length)} commits since ${lastTag ?? 'the beginning'}:\n`);
  for (const subject of subjects.filter((text) => /^(?:feat|fix|perf)|^[a-z]+(?:\([^)]*\))?!/u.test(text))) console.log(`  ${subject}`);
  console.log(`\nUnreleased in ${changelogFile}:\n\n${readChangelogSection(readFileSync(changelogFile, 'utf8'), 'Unreleased')}`);
}

/** Writes the version into the changelog, commits that and tags it. @throws files are not committed */
function writeRelease(): void {
  if (git('status', '--porcelain') !== '') throw new Error('Some files are not committed: a release is a commit of the changelog alone.');
  const { version } = planRelease('HEAD');
  const changelog = releaseChangelog(readFileSync(changelogFile, 'utf8'), version, new Date().toISOString().slice(0, 10));
  writeFileSync(changelogFile, changelog);
  git('commit', '--quiet', '--message', `chore(release): v${version}`, '--', changelogFile);
  git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `v${version}\n\n${readChangelogSection(changelog, version)}`);
  console.log(`v${version} is committed and tagged. Publish it: git push --follow-tags`);
}

/** Checks that a tag is the version that its commits make, and that the changelog tells of it. @throws it is not */
function checkTag(tag: string): void {
  const { version } = planRelease(tag);
  if (tag !== `v${version}`) throw new Error(`${tag} should be v${version} by its commits: see .github/CONTRIBUTING.md, “Releases”.`);
  if (readChangelogSection(git('show', `${tag}:${changelogFile}`), version) === '')
    throw new Error(`${changelogFile} says nothing of ${version}: make releases with \`pnpm release --write\`.`);
  console.log(`${tag} is what its commits and the changelog say.`);
}

/** Shows, makes or checks a release: the version follows from the commits, its text from the changelog. */
const [option, tag, ...more] = process.argv.slice(2).filter((arg) => arg !== '--');
try {
  if (option === undefined) showPlan();
  else if (option === '--write' && tag === undefined) writeRelease();
  else if (option === '--check' && tag !== undefined && more.length === 0) checkTag(tag);
  else throw new Error(`“${process.argv.slice(2).join(' ')}” is unknown: ${usage}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
