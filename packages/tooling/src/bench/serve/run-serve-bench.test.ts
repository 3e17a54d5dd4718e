import { extractAssetPaths } from './run-serve-bench.ts';

it('extracts a page’s own assets, without duplicates', () => {
  const html = `<link rel="preload" href="/static/latin-1.woff2"><script src="/app-1.js"></script><img src="/media/a.webp">
    <img src="/media/a.webp"><a href="/uz/news">…</a><img src="https://elsewhere.example/b.png">`;
  expect(extractAssetPaths(html, '/')).toEqual(['/static/latin-1.woff2', '/app-1.js', '/media/a.webp']);
  expect(extractAssetPaths(html, '/x/')).toEqual([]);
});
