/** The version before the first tag: the first release is the one of `package.json`. */
const firstVersion = '0.1.0';

const versionPattern = /^v(\d+)\.(\d+)\.(\d+)$/u;
const subjectPattern = /^(?<kind>[a-z]+)(?:\([^)]*\))?(?<breaking>!)?: /u;

/** Returns which number of a version the commits raise: 0 for major, 1 for minor, 2 for patch; `null` for none. */
function findRaisedNumber(subjects: readonly string[]): 0 | 1 | 2 | null {
  const parts = subjects.map((subject) => subjectPattern.exec(subject)?.groups);
  if (parts.some((part) => part?.['breaking'] === '!')) return 0;
  const kinds = new Set(parts.map((part) => part?.['kind']));
  if (kinds.has('feat')) return 1;
  return kinds.has('fix') || kinds.has('perf') ? 2 : null;
}

/** Returns whether a commit changes what an operator or a developer of a fork has to do. */
export const hasBreakingChange = (subjects: readonly string[]): boolean => findRaisedNumber(subjects) === 0;

/**
 * Computes the version of the next release, `1.4.0`, from the subjects of the commits since the last one.
 * @param lastTag `v1.3.2`, or `null` before the first release
 * @throws none of them is for a release, or the tag is no version
 */
export function computeNextVersion(lastTag: string | null, subjects: readonly string[]): string {
  const raised = findRaisedNumber(subjects);
  if (raised === null) throw new Error(`There is nothing to release: no feat, fix, perf or “!” since ${lastTag ?? 'the first commit'}.`);
  if (lastTag === null) return firstVersion;
  const numbers = versionPattern.exec(lastTag)?.slice(1).map(Number);
  if (!numbers) throw new Error(`${lastTag} is no version: tags of releases are called v1.2.3.`);
  return numbers.map((number, index) => (index < raised ? number : index === raised ? number + 1 : 0)).join('.');
}

/** Returns what the changelog says of a version, or of `Unreleased`; empty where it says nothing. */
export function readChangelogSection(changelog: string, title: string): string {
  const [, section = ''] = changelog.split(new RegExp(`^## ${title.replaceAll('.', '\\.')}(?: - \\d{4}-\\d\\d-\\d\\d)?$`, 'mu'));
  return (section.split(/^## /mu)[0] ?? '').trim();
}

/** Gives the section `Unreleased` of the changelog a version and its date. @throws the section is empty */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  if (readChangelogSection(changelog, 'Unreleased') === '')
    throw new Error('Unreleased in .github/CHANGELOG.md is empty: write what institutions notice of the commits.');
  return changelog.replace(/^## Unreleased$/mu, `## Unreleased\n\n## ${version} - ${date}`);
}
