import { readFileSync } from 'node:fs';

import { source } from '../../test/messages';

const css = readFileSync(source('styles', 'tokens.css'), 'utf8');
const [, light = '', dark = ''] = css.split(/:root(?::not\(\[data-theme='light'\]\))? \{/u);

function coloursOf(...blocks: string[]): Map<string, string> {
  return new Map(
    blocks.flatMap((block) =>
      [...block.matchAll(/--(?<name>[\w-]+): (?<colour>#[0-9a-f]{6});/gu)].map(({ groups }): [string, string] => [
        groups?.['name'] ?? '',
        groups?.['colour'] ?? '',
      ]),
    ),
  );
}

const themes = { light: coloursOf(light), dark: coloursOf(light, dark) };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [dimmer = 0, brighter = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (brighter + 0.05) / (dimmer + 0.05);
}

type Pair = [text: string, ground: string];

const grounds = ['paper', 'card', 'tint', 'sand'];
const texts: Pair[] = [
  ...['ink', 'ink-soft', 'link'].flatMap((text) => grounds.map((ground): Pair => [text, ground])),
  ['ink', 'ochre-tint'],
  ['link', 'ochre-tint'],
  ['on-deep', 'deep'],
  ['on-deep-soft', 'deep'],
  ['on-action', 'action'],
  ['deep', 'bright'],
  ['ochre', 'ochre-tint'],
  ['good', 'good-tint'],
  ['off', 'off-tint'],
];
const marks: Pair[] = [...grounds.map((ground): Pair => ['focus', ground]), ['bright', 'deep'], ['edge', 'card'], ['edge', 'paper']];

describe.each(Object.entries(themes))('the %s theme', (_, colours) => {
  const between = (text = '', ground = '') => contrast(colours.get(text) ?? '', colours.get(ground) ?? '');

  it.each(texts)('reads %s on %s at 7:1 or better', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(marks)('shows the mark %s on %s at 3:1 or better', (mark, ground) => {
    expect(between(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});
