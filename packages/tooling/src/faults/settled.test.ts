import { settled } from './settled.ts';

const sound = {
  accepted: ['a', 'b'],
  rows: new Map([
    ['a', 1],
    ['b', 1],
    ['kept though refused', 1],
  ]),
  letters: new Map([
    ['a', ['<1>']],
    ['b', ['<2>']],
    ['kept though refused', ['<3>']],
  ]),
};
const nothing = { lost: [], doubled: [], untold: [], toldTwice: [], repeated: [] };

test('what is there once with one letter is sound, also where the sender was not told', () => {
  expect(settled(sound)).toEqual(nothing);
});

test('what is lost or doubled is named', () => {
  const rows = new Map([...sound.rows, ['b', 2] as const]);
  expect(settled({ ...sound, rows, accepted: ['a', 'b', 'gone'] })).toEqual({ ...nothing, lost: ['gone'], doubled: ['b'] });
});

test('letters that did not go, or went twice, are named', () => {
  const letters = new Map([
    ['a', ['<1>', '<4>']],
    ['b', ['<2>', '<2>']],
  ]);
  const told = { untold: ['kept though refused'], toldTwice: ['a'], repeated: ['b'] };
  expect(settled({ ...sound, letters })).toEqual({ ...nothing, ...told });
});
