import { contentHashPlugin } from './content-hash-plugin';

/** What a build is called that made these files. */
function hashOf(...names: string[]): string {
  const compilation = { hash: 'webpack', getAssets: () => names.map((name) => ({ name })) };
  contentHashPlugin.apply({
    hooks: {
      afterEmit: {
        tap: (_, work) => {
          work(compilation);
        },
      },
    },
  });
  return compilation.hash;
}

it('is the same for the same files in any order', () => {
  expect(hashOf('a-1.js', 'b-1.css')).toBe(hashOf('b-1.css', 'a-1.js'));
});

it('differs for other contents, and has webpack’s format', () => {
  expect(hashOf('a-2.js', 'b-1.css')).not.toBe(hashOf('a-1.js', 'b-1.css'));
  expect(hashOf('a-1.js')).toMatch(/^[0-9a-f]{20}$/u);
});
