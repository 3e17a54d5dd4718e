import type { SiteFacts } from '@ochiq/contract/wire/site-facts';
import type { ReplacedVersion } from '@ochiq/contract/wire/undone-version';

import type { AppliedChange } from '../transaction/applied-change.ts';
import { buildSuppression, releaseSuppressions } from './apply-suppressions.ts';
import type { Suppression } from './suppressions.ts';
import { listPageFiles } from '../live-pages/page-files.ts';
import { sampleApplied } from '../../test/sample-applied.ts';

const facts: SiteFacts = { profile: 'institution', redirects: [], cyrillicWords: '' };
const desired = {
  fingerprintAt: (path: string) => (path === '/gone' ? null : `shows ${path}`),
  files: new Map([['alert/uz.json', 'Landslides']]),
  facts,
  getVersionMark: () => '2026-11-20T09:00:00.000Z',
};
const at = new Date('2026-11-20T11:00:00.000Z');
const replaced: ReplacedVersion = { type: 'news', documentId: 'n', locale: 'uz', before: { title: 'Before' }, isSilent: false };
const undone: AppliedChange = {
  ...sampleApplied,
  number: 7,
  last: 7,
  written: [...listPageFiles('/a'), 'public/media/x.pdf', 'public/alert/uz.json', 'release.json'],
  removed: [...listPageFiles('/gone'), 'public/alert/uz.txt'],
};
const written = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([name, bytes]): [string, unknown] => [name, JSON.parse(bytes.toString('utf8'))]);

test('writes what the CMS has published of what an undo removes', () => {
  expect(written(buildSuppression(undone, desired, [], at))).toEqual([
    ['held/7.json', { pages: { '/a': 'shows /a', '/gone': null }, files: { 'alert/uz.json': 'Landslides', 'alert/uz.txt': null }, facts }],
  ]);
  const withoutFacts = { ...undone, written: listPageFiles('/a'), removed: [] };
  expect(written(buildSuppression(withoutFacts, desired, [], at))).toEqual([
    ['held/7.json', { pages: { '/a': 'shows /a' }, files: {}, facts: null }],
  ]);
});

test('writes only the previous versions for the undo of a change of entries', () => {
  const version = { ...replaced, undone: '2026-11-20T09:00:00.000Z', at: '2026-11-20T11:00:00.000Z' };
  expect(written(buildSuppression(undone, desired, [replaced], at))).toEqual([
    ['held/7.json', { pages: {}, files: {}, facts: null, versions: [version] }],
  ]);
});

test('writes nothing for the undo of an undo', () => {
  expect(buildSuppression({ ...undone, undoes: 6 }, desired, [replaced], at).size).toBe(0);
});

describe('a change of suppressed pages', () => {
  const suppressions = new Map<number, Suppression>([
    [5, { pages: { '/a': 'A' }, files: {}, facts: null }],
    [7, { pages: { '/a': 'A', '/b': 'B' }, files: {}, facts }],
  ]);
  const changeOf = (...files: string[]) => ({ write: new Map(files.map((file) => [file, Buffer.from('x')])), remove: [] });

  test('releases them in the same transaction', () => {
    const { change, held: after } = releaseSuppressions(changeOf(...listPageFiles('/a')), suppressions, false);
    const rest = { pages: { '/b': 'B' }, files: {}, facts };
    expect([...after]).toEqual([[7, rest]]);
    const written = change.write.get('held/7.json');
    expect(Buffer.isBuffer(written) && JSON.parse(written.toString())).toEqual(rest);
    expect(change.remove).toEqual(['held/5.json']);
  });

  test('releases the facts only where they change', () => {
    expect([...releaseSuppressions(changeOf('release.json'), suppressions, false).held]).toEqual([...suppressions]);
    expect(releaseSuppressions(changeOf('release.json'), suppressions, true).held.get(7)?.facts).toBeNull();
  });

  test('leaves other suppressions unchanged', () => {
    const change = changeOf(...listPageFiles('/c'));
    expect(releaseSuppressions(change, suppressions, false)).toEqual({ change, held: suppressions });
  });
});
