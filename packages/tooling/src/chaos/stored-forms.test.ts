import { classifyForms } from './stored-forms.ts';

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
const noProblems = { lost: [], doubled: [], untold: [], toldTwice: [], repeated: [] };

test('accepts a form that is stored once with one letter, also without a response', () => {
  expect(classifyForms(sound)).toEqual(noProblems);
});

test('reports missing and duplicate forms', () => {
  const rows = new Map([...sound.rows, ['b', 2] as const]);
  expect(classifyForms({ ...sound, rows, accepted: ['a', 'b', 'gone'] })).toEqual({ ...noProblems, lost: ['gone'], doubled: ['b'] });
});

test('reports missing and duplicate letters', () => {
  const letters = new Map([
    ['a', ['<1>', '<4>']],
    ['b', ['<2>', '<2>']],
  ]);
  const letterProblems = { untold: ['kept though refused'], toldTwice: ['a'], repeated: ['b'] };
  expect(classifyForms({ ...sound, letters })).toEqual({ ...noProblems, ...letterProblems });
});
