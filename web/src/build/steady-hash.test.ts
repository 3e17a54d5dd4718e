import { steadyHash } from './steady-hash';

/** What a build is called that made these files. */
function hashOf(...names: string[]): string {
  const compilation = { hash: 'webpack', getAssets: () => names.map((name) => ({ name })) };
  steadyHash.apply({
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

it('is the same for the same files, in whatever order they were made', () => {
  expect(hashOf('a-1.js', 'b-1.css')).toBe(hashOf('b-1.css', 'a-1.js'));
});

it('is another one where a file has another content, and looks like webpack’s', () => {
  expect(hashOf('a-2.js', 'b-1.css')).not.toBe(hashOf('a-1.js', 'b-1.css'));
  expect(hashOf('a-1.js')).toMatch(/^[0-9a-f]{20}$/u);
});
