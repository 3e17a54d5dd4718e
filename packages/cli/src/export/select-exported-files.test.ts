import { selectExportedFiles } from './select-exported-files.ts';

test('exports pages and their files, not scripts, compressed variants, error pages and edge data', () => {
  const expectedFiles = [
    'favicon.svg',
    'index.html',
    'media/a.csv',
    'media/app.js',
    'media/b.tar.gz',
    'robots.txt',
    'styles.0a.css',
    'uz/index.html',
  ];
  const left = [
    'app-0a.js',
    'app-0a.js.map',
    'app-0a.js.LICENSE.txt',
    'index.html.br',
    'index.html.gz',
    'media/a.csv.gz',
    'page-data/index/page-data.json',
    'alert/uz.json',
    '404.html',
    'uz/404.html',
    'ru/error-500.html',
  ];
  expect(selectExportedFiles([...left, ...expectedFiles])).toEqual(expectedFiles);
});
