import { selectOldReleases } from './releases.ts';

const releases = (codes: readonly (string | null)[]) => codes.map((code, index) => ({ id: String(index), code }));

test('retains the newest release of ten code revisions, however many builds each had', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `code ${String(index)}`);
  expect(selectOldReleases(releases([...ten, 'code 10']))).toEqual(['10']);
  expect(selectOldReleases(releases(['code 0', 'code 0', 'code 0', ...ten]))).toEqual(['2', '3']);
});

test('retains the previous release, whatever its code', () => {
  expect(selectOldReleases(releases(['one', 'one']))).toEqual([]);
});

test('counts a release of unknown code as a revision of its own', () => {
  expect(selectOldReleases(releases(Array.from({ length: 12 }, () => null)))).toEqual(['10', '11']);
});
