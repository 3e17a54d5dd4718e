import { oldReleases } from './old-releases.ts';

const releases = (codes: readonly (string | null)[]) => codes.map((code, index) => ({ id: String(index), code }));

test('ten codes are kept, each in its newest release, however many builds there were of one', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `code ${String(index)}`);
  expect(oldReleases(releases([...ten, 'code 10']))).toEqual(['10']);
  expect(oldReleases(releases(['code 0', 'code 0', 'code 0', ...ten]))).toEqual(['2', '3']);
});

test('the release before the current one is kept, whatever its code', () => {
  expect(oldReleases(releases(['one', 'one']))).toEqual([]);
});

test('a release of unknown code counts as one of its own', () => {
  expect(oldReleases(releases(Array.from({ length: 12 }, () => null)))).toEqual(['10', '11']);
});
