import { loopThrough } from '../src/publish-guard/redirect-loop';

const redirects = (...pairs: readonly [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

test.each([
  ['no loop', redirects(['/a', '/b'], ['/b', '/c']), null],
  ['a loop of one', redirects(['/a', '/a']), ['/a', '/a']],
  ['a loop of three', redirects(['/a', '/b'], ['/b', '/c'], ['/c', '/a']), ['/a', '/b', '/c', '/a']],
  ['a way into a loop of others', redirects(['/a', '/b'], ['/b', '/c'], ['/c', '/b']), null],
  ['out of the site', redirects(['/a', 'https://elsewhere.example']), null],
])('%s', (_, all, way) => {
  expect(loopThrough({ from: '/a', to: '' }, all)).toEqual(way);
});
