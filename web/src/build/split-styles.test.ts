import { assignStyleSheets, splitStyles, type StylesConfig } from './split-styles';

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
