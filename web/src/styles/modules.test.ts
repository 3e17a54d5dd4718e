import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { source } from '../../test/messages';

const files = readdirSync(source(), { recursive: true, encoding: 'utf8' }).filter((file) => !file.includes('.test.'));
const modules = files.filter((file) => file.endsWith('.module.css'));
const read = (file: string) => readFileSync(source(file), 'utf8');
const without = (css: string) => css.replace(/\/\*.*?\*\//gsu, '').replace(/(?:'[^']*'|"[^"]*")/gu, "''");

describe.each(modules)('%s', (file) => {
  const css = without(read(file));

  it('is one layer of components', () => {
    expect(css.trim()).toMatch(/^@layer components \{/u);
    expect(css.split('@layer')).toHaveLength(2);
  });

  it('takes its colours and lengths from the tokens', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b\d*\.?\d+px\b/giu)).toBeNull();
  });

  it('has the classes that are used, and no other', () => {
    const defined = new Set([...css.matchAll(/\.(?<name>[a-z][A-Za-z0-9]*)/gu)].map(({ groups }) => groups?.['name']));
    const users = files.filter(
      (user) => user.endsWith('.tsx') && path.dirname(user) === path.dirname(file) && read(user).includes(path.basename(file)),
    );
    const used = new Set(
      users.flatMap((user) => [...read(user).matchAll(/\bstyles\.(?<name>\w+)/gu)].map(({ groups }) => groups?.['name'])),
    );
    expect([...defined].sort()).toEqual([...used].sort());
  });
});

it('keeps the file that sets the order of the layers first', () => {
  expect(read('styles/layers.css').trim()).toBe('@layer reset, base, components, utilities;');
});
