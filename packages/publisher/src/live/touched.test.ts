import { filesOfPage } from './page-files.ts';
import { touchedBy } from './touched.ts';

test('finds pages by their data files, ignoring compressed variants', () => {
  expect(touchedBy([...filesOfPage('/uz/about'), ...filesOfPage('/')])).toEqual({
    pages: new Set(['/uz/about', '/']),
    files: new Set(),
    facts: false,
  });
});

test('distinguishes alert files and facts from media and renderers', () => {
  const files = ['public/alert/uz.json', 'public/alert/uz.json.br', 'public/media/a.pdf', 'release.json', 'renderer/renderer.json'];
  expect(touchedBy(files)).toEqual({ pages: new Set(), files: new Set(['alert/uz.json']), facts: true });
});
