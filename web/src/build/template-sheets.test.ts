import { parseTemplateSheets } from './template-sheets';

const assetsByChunkName = {
  app: ['webpack-runtime-1.js', 'styles-0-a.css', 'app-1.js'],
  'component---src-templates-news-item-tsx': ['styles-0-a.css', 'styles-1-b.css', 'x.js'],
  'component---src-templates-home-tsx': ['styles-0-a.css', 'y.js'],
  scrolled: ['styles-2-c.css', 'z.js'],
};

it('maps templates to the sheet that is theirs alone', () => {
  expect(parseTemplateSheets({ assetsByChunkName })).toEqual({ 'news-item': 'styles-1-b.css' });
});

it.each([
  ['no common sheet', { ...assetsByChunkName, app: ['app-1.js'] }],
  ['no template with a sheet', { app: assetsByChunkName.app }],
])('refuses %s', (_, chunks) => {
  expect(() => parseTemplateSheets({ assetsByChunkName: chunks })).toThrow('template-sheets.ts');
});
