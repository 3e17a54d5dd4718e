import { readFileSync } from 'node:fs';

import { source } from '../../../test/messages';
import { settingNames, settings } from './display-choices';

const css = readFileSync(source('styles', 'display.css'), 'utf8');
const attributeOf = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

it('has rules for everything that can be chosen, and for nothing else', () => {
  const choices = settingNames.flatMap((name) => settings[name].slice(1).map((value) => `data-${attributeOf(name)}='${value}'`));
  const ruled = [...css.matchAll(/\[(?<choice>data-[\w-]+='\w+')\]/gu)].map(({ groups }) => groups?.['choice']);
  expect([...new Set(ruled)].sort()).toEqual(choices.sort());
});
