import { readFileSync } from 'node:fs';

import { source } from '../../test/messages';
import { darkThemeRule } from './style-rules';

const tokens = source('styles', 'tokens.css');
const css = readFileSync(tokens, 'utf8');
const load = jest.requireActual<(css: string) => string>('./dark-by-choice-loader.js');

it('is about the tokens', () => {
  expect(tokens).toMatch(darkThemeRule.test);
  expect(darkThemeRule.use.loader).toBe(source('build', 'dark-by-choice-loader.js'));
});

it('gives the dark tokens of a device to those who chose dark, in the same layer', () => {
  const [, device] = /:root:not\(\[data-theme='light'\]\) (\{[^}]*\})/u.exec(css) ?? [];
  const [, chosen] = /^ {2}:root\[data-theme='dark'\] (\{[^}]*\})/mu.exec(load(css)) ?? [];
  expect(chosen).toContain('--paper:');
  expect(chosen).toBe(device);
  expect(load(css).replace(`\n\n  :root[data-theme='dark'] ${String(chosen)}`, '')).toBe(css);
});

it('refuses tokens in which it finds no dark ones', () => {
  expect(() => load(css.replace('prefers-color-scheme', 'prefers-contrast'))).toThrow('look at src/build/dark-by-choice-loader.js');
});
