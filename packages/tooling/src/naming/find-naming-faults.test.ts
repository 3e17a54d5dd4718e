import { findNamingFaults, splitWords } from './find-naming-faults.ts';

const limits = { verbShare: 75, folderSize: 2, fullFolders: [{ folder: 'web/src/full', files: 3, reason: 'a test' }] };
const check = (...files: readonly (readonly [path: string, text: string])[]) =>
  findNamingFaults(
    files.map(([path, text]) => ({ path, text })),
    limits,
    files.map(([path]) => path),
  );

test('splits names into words', () => {
  expect(splitWords('readHTMLFile2')).toEqual(['read', 'html', 'file', '2']);
});

test('accepts verbs, components and nouns that are no functions', () => {
  expect(
    check(
      ['packages/a/src/read.ts', 'export function readFile() {}\nexport const size = 3;\nexport const toText = (a: number) => `${a}`;'],
      ['web/src/card.tsx', 'export function card() {}\nexport const Card = () => null;'],
    ),
  ).toEqual([]);
});

test.each<readonly [string, string, RegExp]>([
  ['too few verbs', 'export function shelf() {}\nexport async function readIt() {}', /^50\.0 % of the exported functions begin/u],
  ['a name that ends in “Of”', 'export const getNameOf = (a: string) => a;', /: getNameOf ends in “Of”/u],
  ['a word to avoid in a local name', 'export function readFile() { const keptFiles = 1; }', /: keptFiles has a word to avoid/u],
  ['a phrase to avoid in a comment', '/** Nobody reads this. */\nexport type A = 1;', /“Nobody” in a comment/u],
  ['a phrase in a line comment', '// whoever comes\nexport type A = 1;', /“whoever” in a comment/u],
])('reports %s', (_, text, fault) => {
  expect(check(['packages/a/src/a.ts', text])).toContainEqual(expect.stringMatching(fault));
});

test('accepts “not found”, which is the term of HTTP', () => {
  expect(check(['packages/a/src/a.ts', 'export const notFoundCount = 1;\nexport type NotFoundCounter = 1;'])).toEqual([]);
});

test('does not take addresses and texts for comments', () => {
  expect(check(['cms/src/a.ts', "export const address = 'https://nobody.example';"])).toEqual([]);
});

test('reports a name that one package exports twice, unless a framework wants it', () => {
  const text = 'export type Place = 1;\nexport const config = {};';
  expect(check(['cms/src/a.ts', text], ['cms/src/b.ts', text], ['web/src/a.ts', text])).toEqual([
    'cms exports Place from cms/src/a.ts and cms/src/b.ts',
  ]);
});

test('reports a full folder, unless it may be', () => {
  const fill = (folder: string) => ['a', 'b', 'c'].map((name) => [`${folder}/${name}.ts`, ''] as const);
  expect(check(...fill('web/src/full'), ...fill('cms/src/x'))).toEqual([
    'cms/src/x has 3 files, more than 2: split it by what happens there',
  ]);
});

test('reports a comment or an error that refers to a file which does not exist', () => {
  const text = "// See src/a/b.ts\nthrow new Error('Not found: look at src/a/gone.ts');";
  expect(check(['cms/src/a/b.ts', ''], ['cms/src/c.ts', text])).toEqual(['cms/src/c.ts: gone.ts, which it refers to, does not exist']);
});
