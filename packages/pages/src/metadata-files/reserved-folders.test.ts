import { isReservedSegment } from '@ochiq/contract/routing/reserved-segments';

import { createMinimalContent } from '../../test/minimal-content.ts';
import { buildSite } from '../site.ts';
import { icons, siteFileFolders } from './places.ts';

test('no page of an editor can be in a folder of generated files or uploads', () => {
  const { files, made, alert, cards, media } = buildSite(createMinimalContent(), {
    ...{ today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' },
  });
  const paths = [...files, ...made, ...alert].map(({ to }) => to);
  const others = [...cards, ...icons].map(({ path }) => path);
  const all = [...paths, ...others, ...media.map(({ to }) => to), ...siteFileFolders.map((folder) => `/${folder}/x`)];
  const folders = new Set(all.map((path) => path.split('/').slice(1, -1)[0] ?? '').filter((folder) => /^[a-z]/u.test(folder)));
  expect([...folders].filter((folder) => !isReservedSegment(folder))).toEqual([]);
  expect(folders.size).toBeGreaterThan(5);
});
