import { manifest, partNames } from './manifest.ts';
import { firstOther, PartDigests } from './part-digests.ts';

const facts = { format: 1, madeAt: '2026-11-20T00:00:00.000Z', code: 'a', node: 'v24', database: 'sqlite', tables: null };

test('reads a backup without the part for citizens’ files, and rejects one without another part', () => {
  const whole = new PartDigests().end();
  const before = Object.fromEntries(Object.entries(whole).filter(([part]) => part !== 'private'));
  const read = manifest.parse({ ...facts, parts: before });
  expect(read.parts.private).toEqual(whole.private);
  expect(firstOther(new PartDigests().end(), read)).toBeNull();
  for (const name of partNames.filter((part) => part !== 'private')) {
    const rest = Object.fromEntries(Object.entries(whole).filter(([part]) => part !== name));
    expect(manifest.safeParse({ ...facts, parts: rest }).success).toBe(false);
  }
});
