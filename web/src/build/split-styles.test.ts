import { assignStyleSheets, groupStyles, splitStyles, type StyleGroup, type StylesConfig } from './split-styles';

const file = (name: string, size = 100) => ({ size: () => size, nameForCondition: (): string | null => name });
type File = ReturnType<typeof file>;

/** A part of the site and the styles that it brings. `app` is on every page. */
const part = (name: string, ...styles: File[]) => ({ styles, canBeInitial: () => name === 'app' });
type Part = ReturnType<typeof part>;

/** Which sheet each file comes into. */
function sheets(parts: readonly Part[], files: readonly File[]): (string | undefined)[] {
  const stylesOf = new Map<unknown, readonly File[]>(parts.map((one) => [one, one.styles]));
  const made = assignStyleSheets({ chunks: parts, chunkGraph: { getChunkModulesIterableBySourceType: (chunk) => stylesOf.get(chunk) } });
  return files.map((one) => made.get(one));
}

it('puts what is on every page into the first sheet, and what fewer pages use into others', () => {
  const [base, frame, news] = [file('base.css'), file('frame.css'), file('news.css')];
  const parts = [part('news', frame, news), part('app', base), part('home', frame), part('none')];
  expect(sheets(parts, [base, frame, news])).toEqual(['styles-1', 'styles-2', 'styles-3']);
});

it('creates no more sheets than the limit', () => {
  const files = Array.from({ length: 20 }, (_, place) => file(`${String(place + 10)}.css`, 50 + place));
  const parts = files.map((one) => part('page', one));
  expect(new Set(sheets(parts, files)).size).toBe(8);
});

it('creates the same sheets for any order of chunks', () => {
  const files = Array.from({ length: 12 }, (_, place) => file(`${String(place + 10)}.css`));
  const parts = files.map((one) => part('page', one));
  expect(sheets([...parts].reverse(), files)).toEqual(sheets(parts, files));
});

const config = () => {
  const styles: { name: string | ((module: File) => string) } = { name: 'styles' };
  const options = { filename: '[name].[contenthash].css', chunkFilename: '[name].[contenthash].css' };
  class MiniCssExtractPlugin {
    options = options;
    apply = () => undefined;
  }
  const made: StylesConfig = { optimization: { splitChunks: { cacheGroups: { styles } } }, plugins: [new MiniCssExtractPlugin()] };
  return { styles, options, made };
};

it('names sheets as code that never changes under its name', () => {
  const { made, options } = config();
  splitStyles(made);
  expect(options).toEqual({ filename: '[name]-[contenthash].css', chunkFilename: '[name]-[contenthash].css' });
});

it('names a file that nothing uses', () => {
  const { made, styles } = config();
  splitStyles(made);
  expect(() => (typeof styles.name === 'string' ? styles.name : styles.name(file('lost.css')))).toThrow('Nothing was said to use lost.css');
});

it.each([
  ['the group of styles', { optimization: {} }],
  ['the plugin of styles', { plugins: [] }],
])('names this file without %s', (_, without) => {
  expect(() => {
    splitStyles({ ...config().made, ...without });
  }).toThrow('split-styles.ts');
});

type Group = StyleGroup<string, string>;

/** A file of styles, and the pages that use it, a letter each. */
const style = (name: string, size: number, users: string): Group => ({ styles: [name], size, users: new Set(users) });

const describeGroups = (groups: readonly Group[]) =>
  groups.map(({ styles, users }) => `${[...styles].sort().join(' ')}: ${[...users].sort().join('')}`);

const carried = (groups: readonly Group[]) => groups.reduce((sum, { size, users }) => sum + size * users.size, 0);

it('joins styles of the same pages, even below the limit', () => {
  const styles = [style('a', 10, 'xy'), style('b', 5, 'z'), style('c', 20, 'yx')];
  expect(describeGroups(groupStyles(styles, 8))).toEqual(['a c: xy', 'b: z']);
});

it('returns the size of each group', () => {
  expect(groupStyles([style('a', 10, 'x'), style('b', 5, 'x')], 8).map(({ size }) => size)).toEqual([15]);
});

it('joins the groups that cost pages least above the limit', () => {
  const styles = [style('base', 1000, 'uvwxyz'), style('small', 400, 'x'), style('large', 900, 'y'), style('other', 800, 'z')];
  expect(describeGroups(groupStyles(styles, 3))).toEqual(['base: uvwxyz', 'other small: xz', 'large: y']);
});

it('joins styles of nearly all pages with those of all', () => {
  const styles = [style('base', 1000, 'uvwxyz'), style('nearly', 50, 'uvwxy'), style('rare', 500, 'z')];
  expect(describeGroups(groupStyles(styles, 2))).toEqual(['base nearly: uvwxyz', 'rare: z']);
});

it('makes as many groups as it may, each style in one, and pages carry less than one sheet of all', () => {
  const styles = 'a b c d e f g h i j'.split(' ').map((page, place) => style(`of ${page}`, 100 + place, page));
  const groups = groupStyles(styles, 4);
  expect(groups).toHaveLength(4);
  expect(groups.flatMap((group) => group.styles).sort()).toEqual(styles.flatMap((group) => group.styles));
  expect(carried(groups)).toBeLessThan(carried(groupStyles(styles, 1)) / 2);
});

it('moves styles that were joined early, where pages load less so', () => {
  const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const next = random(7);
  const pages = 'abcdefghijklmnopqrst'.split('');
  const styles = Array.from({ length: 30 }, (_, place) =>
    style(`s${String(place)}`, 100 + Math.floor(next() * 3000), pages.filter(() => next() < 0.3).join('')),
  );
  const groups = groupStyles(styles, 6);
  // No style would be better in another group.
  for (const one of styles)
    for (const [place, { styles: others }] of groups.entries()) {
      const namesOf = (group: Group, at: number) => [
        ...group.styles.filter((name) => name !== one.styles[0]),
        ...(at === place ? one.styles : []),
      ];
      const moved = groups
        .map((group, at) => namesOf(group, at))
        .map((names) => {
          const members = styles.filter((each) => names.includes(each.styles[0] ?? ''));
          return {
            styles: names,
            size: members.reduce((sum, { size }) => sum + size, 0),
            users: new Set(members.flatMap(({ users }) => [...users])),
          };
        });
      if (!others.includes(one.styles[0] ?? '')) expect(carried(moved)).toBeGreaterThanOrEqual(carried(groups));
    }
});

it('has nothing to group where there are no styles', () => {
  expect(groupStyles([], 8)).toEqual([]);
});
