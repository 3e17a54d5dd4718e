import { findSubjectFaults } from './find-subject-faults.ts';

test('accepts Conventional Commits', () => {
  const sound = [
    'feat: take files with appeals',
    'fix(cms): open a menu',
    'docs(search,uzbek): name files',
    'refactor(edge)!: split rules',
  ];
  expect(findSubjectFaults(sound)).toEqual([]);
});

test('names each subject that is none, or too long', () => {
  expect(findSubjectFaults(['Open a menu', 'feat:no space', 'feat(): nothing', `fix: ${'x'.repeat(68)}`])).toEqual([
    expect.stringContaining('“Open a menu” does not read'),
    expect.stringContaining('“feat:no space” does not read'),
    expect.stringContaining('“feat(): nothing” does not read'),
    expect.stringContaining('has 73 characters'),
  ]);
});
