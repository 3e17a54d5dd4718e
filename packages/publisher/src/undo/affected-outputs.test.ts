import { listPageFiles } from '../live-pages/page-files.ts';
import { findAffectedOutputs } from './affected-outputs.ts';

test('finds pages by their data files, ignoring compressed variants', () => {
  expect(findAffectedOutputs([...listPageFiles('/uz/about'), ...listPageFiles('/')])).toEqual({
    pages: new Set(['/uz/about', '/']),
    files: new Set(),
    facts: false,
  });
});

test('distinguishes alert files and facts from media and renderers', () => {
  const files = ['public/alert/uz.json', 'public/alert/uz.json.br', 'public/media/a.pdf', 'release.json', 'renderer/renderer.json'];
  expect(findAffectedOutputs(files)).toEqual({ pages: new Set(), files: new Set(['alert/uz.json']), facts: true });
});
