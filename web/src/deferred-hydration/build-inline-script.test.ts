import { source } from '../../test/messages';
import { buildInlineScript } from './build-inline-script';

const entries = ['deferred-hydration', 'features/display-settings'];

it.each(entries)('makes one line of %s that ends no script before its time', (folder) => {
  const code = buildInlineScript(source(folder, 'inline.ts'));
  expect(code).toMatch(/^"use strict";\(\(\)=>\{.+\}\)\(\);$/u);
  expect(code).not.toMatch(/<\/script|<!--/iu);
  // Every page carries them.
  expect(code.length).toBeLessThan(1900);
});
