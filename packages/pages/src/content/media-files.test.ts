import { withChangedEntries } from '../../test/minimal-content.ts';
import { collectMediaFiles, listMediaFiles, listMediaPaths } from './media-files.ts';
import { parseContent } from './parse-content.ts';

const photo = { hash: 'b_1', ext: '.jpg', url: '/uploads/b_1.jpg', width: 400, height: 300 };
const file = { name: 'a.csv', hash: 'a_1', ext: '.csv', mime: 'text/csv', size: 1.2, url: '/uploads/a_1.csv' };
const createDataset = (updatedAt: string) =>
  withChangedEntries((entry) =>
    entry.type === 'dataset'
      ? {
          ...entry,
          value: {
            ...entry.value,
            resources: [
              { title: 'a', format: 'csv', file: { ...file, updatedAt }, url: null, rows: 3, schemaUrl: null, language: null, columns: [] },
            ],
          },
        }
      : entry,
  );
const csvPaths = (updatedAt: string) =>
  listMediaFiles(parseContent(createDataset(updatedAt)).content)
    .flatMap(listMediaPaths)
    .filter((to) => to.endsWith('.csv'));

test('collects files at any depth, each once, sorted by path', () => {
  const pdf = { hash: 'a_1', ext: '.pdf', url: '/uploads/a_1.pdf' };
  expect(collectMediaFiles([{ cover: photo }, { blocks: [{ files: [pdf, pdf] }] }]).flatMap(listMediaPaths)).toEqual([
    '/media/a_1.pdf',
    '/media/b_1-320.webp',
    '/media/b_1-400.webp',
  ]);
});

test('treats a replaced upload as two files', () => {
  expect(collectMediaFiles([photo, { ...photo, hash: 'b_1-x' }]).map(({ from, to }) => [from, to])).toEqual([
    ['/uploads/b_1.jpg', '/media/b_1-x.jpg'],
    ['/uploads/b_1.jpg', '/media/b_1.jpg'],
  ]);
});

test('takes the media type from the extension and the size from a field', () => {
  const about = (value: unknown) => collectMediaFiles(value).map(({ mime, bytes }) => [mime, bytes]);
  expect(about(photo)).toEqual([['image/jpeg', null]]);
  expect(about([{ ...photo, bytes: 1200 }, photo])).toEqual([['image/jpeg', 1200]]);
  expect(about([photo, { ...photo, bytes: 1200 }])).toEqual([['image/jpeg', 1200]]);
});

test('changes the path of a replaced file', () => {
  const [before, after] = [csvPaths('2026-11-20T00:00:00.000Z'), csvPaths('2026-11-21T00:00:00.000Z')];
  expect([before.length, after.length]).toEqual([1, 1]);
  expect(after).not.toEqual(before);
});
