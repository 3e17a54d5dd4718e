import { describeFiles, describeSlowest } from './print-times.ts';

test('lists the slowest tests first, and files with all their tests', () => {
  const times = [
    { file: 'web/a.test.ts', title: 'is quick', ms: 5 },
    { file: 'web/a.test.ts', title: 'did not run', ms: 0 },
    { file: 'web/b.test.ts', title: 'is slow', ms: 2500 },
    { file: 'web/e2e/c.spec.ts', title: 'is read', ms: 1000 },
  ];
  expect(describeSlowest(times, 2)).toEqual(['    2.5 s  web/b.test.ts: is slow', '    1.0 s  web/e2e/c.spec.ts: is read']);
  expect(describeFiles(times)).toEqual([
    '    2.5 s      1  web/b.test.ts',
    '    1.0 s      1  web/e2e/c.spec.ts',
    '    0.0 s      2  web/a.test.ts',
  ]);
});
