import { removeScripts } from './stripped-site.ts';

it('removes everything that runs, and nothing else', () => {
  const page =
    '<head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/a.woff2"/><script>a("<b>")</script></head>' +
    '<body><p>script</p><script type="application/ld+json">{"a":1}</script><SCRIPT src="/a.js" defer></SCRIPT></body>';
  expect(removeScripts(page)).toBe('<head><link rel="preload" as="font" href="/a.woff2"/></head><body><p>script</p></body>');
});
