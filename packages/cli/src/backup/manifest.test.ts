import { findDifferentPart, manifestSchema, PartDigests, partNames } from './manifest.ts';

const facts = { format: 1, madeAt: '2026-11-20T00:00:00.000Z', code: 'a', node: 'v24', database: 'sqlite', tables: null };

test('reads a backup without the part for citizens’ files, and rejects one without another part', () => {
  const allParts = new PartDigests().end();
  const before = Object.fromEntries(Object.entries(allParts).filter(([part]) => part !== 'private'));
  const read = manifestSchema.parse({ ...facts, parts: before });
  expect(read.parts.private).toEqual(allParts.private);
  expect(findDifferentPart(new PartDigests().end(), read)).toBeNull();
  for (const name of partNames.filter((part) => part !== 'private')) {
    const rest = Object.fromEntries(Object.entries(allParts).filter(([part]) => part !== name));
    expect(manifestSchema.safeParse({ ...facts, parts: rest }).success).toBe(false);
  }
});
