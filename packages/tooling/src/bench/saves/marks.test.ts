import { addMark, countMarks, formatMarks, listMissingVersions, listMissingSaves, parseMarks, type Marks } from './marks.ts';

const save = (text: string, editor: number) => formatMarks(addMark(parseMarks(text), editor));

it('counts the saves of each editor in the text', () => {
  expect([1, 12, 1].reduce(save, '')).toBe('1:2 12:1');
  const marks = parseMarks('Suv 1:2 12:1');
  expect(marks).toEqual(
    new Map([
      [1, 2],
      [12, 1],
    ]),
  );
  expect(countMarks(marks)).toBe(3);
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

describe('the history of the saves of three editors', () => {
  const accepted = parseMarks('1:2 2:1 3:1');

  it('has all of them, in any order, also where a sitting is one version', () => {
    expect(listMissingVersions(accepted, ['1:1', '1:1 2:1', '1:2 2:1', '1:2 2:1 3:1'])).toEqual([]);
    expect(listMissingVersions(accepted, ['1:2 2:1 3:1', '', '1:2', '1:2 2:1'])).toEqual([]);
  });

  it('lacks a save of which another editor’s version took the place', () => {
    expect(listMissingVersions(accepted, ['1:2', '1:2 2:1 3:1'])).toEqual(['saves of the editors 2, 3 between “1:2” and “1:2 2:1 3:1”']);
  });

  it('lacks the last save', () => {
    expect(listMissingVersions(accepted, ['1:2', '1:2 2:1'])).toEqual(['editor 3: 1 accepted, 0 stored']);
    expect(listMissingVersions(accepted, [])).toHaveLength(3);
  });

  it('lacks a save that was overwritten', () => {
    expect(listMissingVersions(accepted, ['1:1', '1:2', '1:1 2:1', '1:2 3:1'])).not.toEqual([]);
  });
});
