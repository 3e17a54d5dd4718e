import { createMinimalContent } from '../test/minimal-content.ts';
import { buildPageContext } from './page.ts';
import { buildSite } from './site.ts';

const site = buildSite(createMinimalContent(), {
  today: '2026-11-20',
  panelUrl: 'http://127.0.0.1:1337/admin',
  siteUrl: 'https://ochiq.example',
});

function contextAt(path: string) {
  const planned = site.pages.find((page) => page.path === path);
  if (!planned) throw new Error(`No page at ${path}`);
  return { context: buildPageContext(planned, 'https://ochiq.example'), page: planned.page() };
}

test('passes page, site address and language to the template', () => {
  const { context, page } = contextAt('/ru/about');
  expect(context).toMatchObject({ page, siteUrl: 'https://ochiq.example', language: 'ru' });
});

test.each([
  ['/about', { language: 'uz', path: '/about', routed: false }],
  ['/uz/about', { language: 'uz', path: '/uz/about', routed: true }],
  ['/en/about', { language: 'en', path: '/en/about', routed: true }],
])('%s has the i18n options of its path, with Russian as message fallback', (path, expectedContext) => {
  expect(contextAt(path).context.i18n).toMatchObject({ ...expectedContext, originalPath: path, defaultLanguage: 'ru' });
});
