import { addMark, formatMarks, listMissingSaves, listMissingVersions, parseMarks, type Marks } from './marks.ts';

const save = (text: string, editor: number) => formatMarks(addMark(parseMarks(text), editor));

it('counts the saves of each editor in the text', () => {
  expect([1, 12, 1].reduce(save, '')).toBe('1:2 12:1');
  expect(parseMarks('Suv 1:2 12:1')).toEqual(
    new Map([
      [1, 2],
      [12, 1],
    ]),
  );
});

it('finds a save that was overwritten', () => {
  const accepted: Marks = new Map([
    [1, 2],
    [2, 1],
  ]);
  expect(listMissingSaves(accepted, '1:2 2:1')).toEqual([]);
  // The second editor began from a text without the first one's last save, and was accepted.
  expect(listMissingSaves(accepted, save('1:1', 2))).toEqual(['editor 1: 2 accepted, 1 stored']);
});

it('finds an accepted save that the history lacks', () => {
  expect(listMissingVersions(new Map([[1, 3]]), ['1:1', '1:2', '1:3'])).toEqual([]);
  expect(listMissingVersions(new Map([[1, 3]]), ['1:1', '1:3'])).toEqual(['1:2']);
});
