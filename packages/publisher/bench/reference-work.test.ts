import { createHash } from 'node:crypto';

import { renderReferenceText, runReferenceRound } from './reference-work.ts';

it('is the same work always, to which stored ratios refer', () => {
  const text = renderReferenceText();
  expect(renderReferenceText()).toBe(text);
  expect(createHash('sha256').update(text).digest('hex')).toBe('ea2a1080d33546ac6c650d5e4f5ba431000001ddbecf37a2723efd3abbfdb4a6');
});

it('compresses what it renders', () => {
  expect(runReferenceRound()).toBeGreaterThan(1000);
});
