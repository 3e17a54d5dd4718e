import { readLicences } from './read-licences.ts';

test('each version of a package is listed with its licence', () => {
  const printed = JSON.stringify({
    MIT: [{ name: 'a', versions: ['1.0.0', '2.0.0'], paths: ['/a'], license: 'MIT' }],
    Unknown: [{ name: 'b', versions: ['3.0.0'] }],
  });
  expect(readLicences(printed)).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: 'a', version: '2.0.0', licence: 'MIT' },
    { name: 'b', version: '3.0.0', licence: 'Unknown' },
  ]);
});

test('a list of nothing proves nothing', () => {
  expect(() => readLicences('{}')).toThrow('no licence of any package');
});
