import { existsSync, readFileSync } from 'node:fs';

import { fromRoot } from '@ochiq/cli/workplace/root';

const text = readFileSync(fromRoot('.github', 'ARCHITECTURE.md'), 'utf8');
const steps = [...text.matchAll(/`([\w.]+)` \(`([^`]+)`\)/gu)].map(([, name = '', file = '']) => ({ name, file }));

test('the walks name functions that exist, in the files where they are', () => {
  expect(steps.length).toBeGreaterThan(40);
  const gone = steps.filter(({ name, file }) => {
    const words = name.split('.');
    const source = existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : '';
    return !words.every((word) => new RegExp(`\\b${word}\\b`, 'u').test(source));
  });
  expect(gone).toEqual([]);
});

test('every walk is at most fifteen functions long', () => {
  const walks = text.split(/^## Walk /mu).slice(1);
  expect(walks).toHaveLength(3);
  for (const walk of walks) expect(walk.match(/^\| \d+/gmu)?.length).toBeLessThanOrEqual(15);
});
