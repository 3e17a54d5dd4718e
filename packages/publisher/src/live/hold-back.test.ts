import type { SiteFacts } from '@ochiq/contract/site-facts';
import type { ReplacedVersion } from '@ochiq/contract/undone-version';

import type { AppliedChange } from '../swap/applied-change.ts';
import { heldBeside, lettingGo } from './hold-back.ts';
import type { Held } from './held.ts';
import { filesOfPage } from './page-files.ts';

const facts: SiteFacts = { profile: 'institution', redirects: [] };
const wanted = {
  fingerprintAt: (path: string) => (path === '/gone' ? null : `shows ${path}`),
  files: new Map([['alert/uz.json', 'Landslides']]),
  facts,
  markOf: () => '2026-11-20T09:00:00.000Z',
};
const at = new Date('2026-11-20T11:00:00.000Z');
const replaced: ReplacedVersion = { type: 'news', documentId: 'n', locale: 'uz', before: { title: 'Before' }, isSilent: false };
const undone: AppliedChange = {
  number: 7,
  release: 'r1',
  facts: { at: '2026-11-20T10:00:00.000Z', published: [], pages: 1 },
  undoes: null,
  written: [...filesOfPage('/a'), 'public/media/x.pdf', 'public/alert/uz.json', 'release.json'],
  removed: [...filesOfPage('/gone'), 'public/alert/uz.txt'],
};
const written = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([name, bytes]): [string, unknown] => [name, JSON.parse(bytes.toString('utf8'))]);

test('writes what the CMS has published of what an undo removes', () => {
  expect(written(heldBeside(undone, wanted, [], at))).toEqual([
    ['held/7.json', { pages: { '/a': 'shows /a', '/gone': null }, files: { 'alert/uz.json': 'Landslides', 'alert/uz.txt': null }, facts }],
  ]);
  const withoutFacts = { ...undone, written: filesOfPage('/a'), removed: [] };
  expect(written(heldBeside(withoutFacts, wanted, [], at))).toEqual([
    ['held/7.json', { pages: { '/a': 'shows /a' }, files: {}, facts: null }],
  ]);
});

test('writes only the previous versions for the undo of a change of entries', () => {
  const version = { ...replaced, undone: '2026-11-20T09:00:00.000Z', at: '2026-11-20T11:00:00.000Z' };
  expect(written(heldBeside(undone, wanted, [replaced], at))).toEqual([
    ['held/7.json', { pages: {}, files: {}, facts: null, versions: [version] }],
  ]);
});

test('writes nothing for the undo of an undo', () => {
  expect(heldBeside({ ...undone, undoes: 6 }, wanted, [replaced], at).size).toBe(0);
});

describe('a change of suppressed pages', () => {
  const held = new Map<number, Held>([
    [5, { pages: { '/a': 'A' }, files: {}, facts: null }],
    [7, { pages: { '/a': 'A', '/b': 'B' }, files: {}, facts }],
  ]);
  const changeOf = (...files: string[]) => ({ write: new Map(files.map((file) => [file, Buffer.from('x')])), remove: [] });

  test('releases them in the same transaction', () => {
    const { change, held: after } = lettingGo(changeOf(...filesOfPage('/a')), held, false);
    const rest = { pages: { '/b': 'B' }, files: {}, facts };
    expect([...after]).toEqual([[7, rest]]);
    const written = change.write.get('held/7.json');
    expect(Buffer.isBuffer(written) && JSON.parse(written.toString())).toEqual(rest);
    expect(change.remove).toEqual(['held/5.json']);
  });

  test('releases the facts only where they change', () => {
    expect([...lettingGo(changeOf('release.json'), held, false).held]).toEqual([...held]);
    expect(lettingGo(changeOf('release.json'), held, true).held.get(7)?.facts).toBeNull();
  });

  test('leaves other suppressions unchanged', () => {
    const change = changeOf(...filesOfPage('/c'));
    expect(lettingGo(change, held, false)).toEqual({ change, held });
  });
});
