import fc from 'fast-check';

import { buildRedirectTable } from './redirect-table.ts';
import { parseSiteAddress } from './site-address.ts';

const site = parseSiteAddress('https://ochiq.test/sayt');
const redirect = (from: string, to: string, permanent = true) => ({ from, to, permanent });

test.each([
  ['/a', '/b', { path: '/b', query: '', fragment: '' }],
  ['/a/', '/b/index.html?x#y', { path: '/b', query: '?x', fragment: '#y' }],
  ['/a', '/ўзбек', { path: '/ўзбек', query: '', fragment: '' }],
  ['/a', 'https://lex.uz/x?y', { url: 'https://lex.uz/x?y' }],
  ['/a', 'https://ochiq.test/sayt/b/', { path: '/b', query: '', fragment: '' }],
  ['/a', 'https://ochiq.test/sayt', { path: '/', query: '', fragment: '' }],
  ['/a', 'https://ochiq.test/b', { url: 'https://ochiq.test/b' }],
])('%s to %s', (from, to, expected) => {
  expect([...buildRedirectTable([redirect(from, to)], site).table]).toEqual([['/a', { ...expected, permanent: true }]]);
});

test.each([
  '',
  'b',
  '#b',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/b%2fc',
  '/b//c',
  'javascript:alert(1)',
  'mailto:a@b',
  'ftp://a/',
  'https://',
  'https://u:p@lex.uz',
  '/a',
  '/a/',
  '/a/index.html',
  'https://ochiq.test/sayt/a',
])('drops a redirect to %s', (to) => {
  const { table, dropped } = buildRedirectTable([redirect('/a', to)], site);
  expect([...table.keys(), ...dropped]).toEqual(['/a']);
  expect(dropped).toEqual(['/a']);
});

test.each(['', 'a', '/a?b', 'https://lex.uz/a', '/a/../..//b'])('from %s is left out', (from) => {
  expect(buildRedirectTable([redirect(from, '/b')], site)).toEqual({ table: new Map(), dropped: [from] });
});

test('resolves a chain to one hop, permanent only if every link is', () => {
  const { table } = buildRedirectTable([redirect('/a', '/b?x=1'), redirect('/b', '/c', false), redirect('/c', '/d?y=2#z')], site);
  expect(table.get('/a')).toEqual({ path: '/d', query: '?x=1&y=2', fragment: '#z', permanent: false });
  expect(table.get('/c')).toMatchObject({ path: '/d', permanent: true });
});

test('drops redirects into a circle, and keeps the others', () => {
  const { table, dropped } = buildRedirectTable(
    [redirect('/in', '/a'), redirect('/a', '/b'), redirect('/b', '/a'), redirect('/x', '/y')],
    site,
  );
  expect([...table.keys()]).toEqual(['/x']);
  expect(dropped).toEqual(['/in', '/a', '/b']);
});

test('no target of any table is the start of another redirect', () => {
  const path = fc.constantFrom('/a', '/b/', '/c?x', '/d/index.html', '/', '/ru/a', 'https://ochiq.test/sayt/b', '/e//f', '//g');
  fc.assert(
    fc.property(fc.array(fc.record({ from: path, to: path, permanent: fc.boolean() })), (redirects) => {
      const { table } = buildRedirectTable(redirects, site);
      for (const target of table.values()) expect('path' in target && table.has(target.path)).toBe(false);
    }),
  );
});
