import { mergeLists, type Region } from '../src/admin/merge/merge-lists';

const merge = (base: string, mine: string, theirs: string) =>
  mergeLists(Array.from(base), Array.from(mine), Array.from(theirs), (item) => item);
/** One word for a merge: settled items as they are, and `[mine|theirs]`. */
const show = (regions: readonly Region<string>[]) =>
  regions
    .map((region) => (region.kind === 'settled' ? region.items.join('') : `[${region.mine.join('')}|${region.theirs.join('')}]`))
    .join('');

test.each([
  ['takes what either side has added, in its place', 'abc', 'xabc', 'abcy', 'xabcy'],
  ['takes a removal and a change elsewhere', 'abcd', 'bcd', 'abcx', 'bcx'],
  ['takes what both have done alike once', 'abc', 'axc', 'axc', 'axc'],
  ['shows both where both have changed the same', 'abc', 'axc', 'ayc', 'a[x|y]c'],
  ['shows both where one has changed what the other has removed', 'abc', 'ac', 'axc', 'a[|x]c'],
  ['shows both where both have written at the end', 'a', 'ax', 'ay', 'a[x|y]'],
  ['shows both of an empty list', '', 'x', 'y', '[x|y]'],
  ['divides what is apart into places of their own', 'abcde', 'xbcdy', 'zbcdw', '[x|z]bcd[y|w]'],
])('%s', (_, base, mine, theirs, merged) => {
  expect(show(merge(base, mine, theirs))).toBe(merged);
});

/** Every list of up to three items of two kinds, and one of each. */
const lists = ['', 'a', 'b', 'c', 'aa', 'ab', 'ba', 'bb', 'ac', 'abc', 'acb', 'bca', 'aab', 'cab', 'aba'];

test('loses nothing, whatever the three lists are', () => {
  for (const base of lists)
    for (const mine of lists)
      for (const theirs of lists) {
        const regions = merge(base, mine, theirs);
        const take = (side: 'mine' | 'theirs') =>
          regions.flatMap((region) => (region.kind === 'settled' ? region.items : region[side])).join('');
        if (mine === base) expect(take('mine')).toBe(theirs);
        if (theirs === base) expect(take('theirs')).toBe(mine);
        if (mine === theirs) expect(show(regions)).toBe(mine);
        // What one side has added and the other has not taken out is in the merge of that side.
        for (const item of new Set(mine)) if (!base.includes(item)) expect(take('mine')).toContain(item);
        for (const item of new Set(theirs)) if (!base.includes(item)) expect(take('theirs')).toContain(item);
        // The other way round it is the same merge with the sides changed.
        const mirrored = merge(base, theirs, mine);
        expect(mirrored.map(({ kind }) => kind)).toEqual(regions.map(({ kind }) => kind));
      }
});
