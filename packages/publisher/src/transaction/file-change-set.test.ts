import { checkPaths, groupCompressedVariants } from './file-change-set.ts';

test.each([
  ['', 'empty name'],
  ['/etc/passwd', 'not relative'],
  ['public/../../x', 'dots'],
  ['public/./x', 'dots'],
  ['public//x', 'empty name'],
  ['public/x/', 'empty name'],
  ['public\\x', 'backslash'],
  ['public/\0', 'NUL'],
  ['public/\ud800', 'half a character'],
  [`public/${'ў'.repeat(128)}`, 'longer than 255 bytes'],
])('rejects the path %j', (path, fault) => {
  expect(() => checkPaths([path], [])).toThrow(fault);
  expect(() => checkPaths([], [path])).toThrow(fault);
});

test('accepts paths of pages and of the release itself', () => {
  expect(() => checkPaths(['public/uz/янгилик/index.html', 'release.json'], [`public/${'a'.repeat(255)}`, 'public/...'])).not.toThrow();
});

test('rejects a file that is written and removed, or is also a folder of another', () => {
  expect(() => checkPaths(['a'], ['a'])).toThrow('written and removed at once');
  expect(() => checkPaths(['a/b/c', 'a/b'], [])).toThrow('needs a folder where the file "a/b" is to be');
});

test('places variants after their file, and keeps the order otherwise', () => {
  expect(
    groupCompressedVariants(['b.html.br', 'z.js', 'a.html', 'b.html', 'lonely.gz', 'a.html.gz', 'z.js.br', 'b.html.gz', 'a.html.br']),
  ).toEqual([...['b.html', 'b.html.br', 'b.html.gz'], ...['z.js', 'z.js.br'], ...['a.html', 'a.html.gz', 'a.html.br'], 'lonely.gz']);
});

test('counts a repeated path once', () => {
  expect(groupCompressedVariants(['a', 'b', 'a'])).toEqual(['a', 'b']);
});
