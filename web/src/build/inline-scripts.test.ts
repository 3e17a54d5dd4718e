import { source } from '../../test/messages';
import { buildInlineScript, rewriteScriptsSlice } from './inline-scripts';

const gatsbys =
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="5a44";</script>' +
  '<script src="/x/polyfill-1.js" nomodule></script><script src="/x/runtime-1.js" async></script><script src="/x/app-1.js" async></script>';

it('turns scripts that start at once into one that starts them late', () => {
  expect(rewriteScriptsSlice(gatsbys, 'start()')).toBe(
    '<script data-build="5a44" data-scripts="/x/runtime-1.js /x/app-1.js">start()</script>',
  );
});

it.each([
  ['no build', gatsbys.replace('___webpackCompilationHash', '___hash')],
  ['no scripts', gatsbys.replaceAll(' async', '')],
])('refuses a page of Gatsby that names %s', (_, html) => {
  expect(() => rewriteScriptsSlice(html, 'start()')).toThrow('look at src/build/inline-scripts.ts');
});

const entries = ['deferred-hydration', 'features/display-settings'];

it.each(entries)('makes one line of %s that ends no script before its time', (folder) => {
  const code = buildInlineScript(source(folder, 'inline.ts'));
  expect(code).toMatch(/^"use strict";\(\(\)=>\{.+\}\)\(\);$/u);
  expect(code).not.toMatch(/<\/script|<!--/iu);
  // Every page carries them.
  expect(code.length).toBeLessThan(1900);
});
