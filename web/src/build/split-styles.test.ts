import { collectCommonStyles, splitStyles, type StylesConfig } from './split-styles';

const file = (name: string) => ({ nameForCondition: (): string | null => name });
type File = ReturnType<typeof file>;

/** A part of the site and the styles that it brings. `app` is on every page. */
const part = (name: string, ...styles: File[]) => ({ styles, canBeInitial: () => name === 'app' });
type Part = ReturnType<typeof part>;

const createCompilation = (parts: readonly Part[]) => {
  const stylesByPart = new Map<unknown, readonly File[]>(parts.map((one) => [one, one.styles]));
  return { chunks: parts, chunkGraph: { getChunkModulesIterableBySourceType: (chunk: unknown) => stylesByPart.get(chunk) } };
};

const [base, frame, list, news] = [file('base.css'), file('frame.css'), file('list.css'), file('news.css')];
const parts = [part('news', frame, list, news), part('app', base), part('home', frame), part('people', list, frame), part('none')];

it('puts into the common sheet what is on every page, and what half of the parts use', () => {
  expect([...collectCommonStyles(createCompilation(parts))]).toEqual([base, frame, list]);
});

it('leaves to a part what only few use', () => {
  const rare = file('rare.css');
  const common = collectCommonStyles(createCompilation([...parts, part('a', rare), part('b', rare)]));
  expect([common.has(rare), common.has(list), common.has(frame)]).toEqual([false, false, true]);
});

const createConfig = () => {
  const styles: { test: (file: File) => boolean } = { test: () => true };
  const options = { filename: '[name].[contenthash].css', chunkFilename: '[name].[contenthash].css' };
  class MiniCssExtractPlugin {
    options = options;
    apply = () => undefined;
  }
  const config: StylesConfig = { optimization: { splitChunks: { cacheGroups: { styles } } }, plugins: [new MiniCssExtractPlugin()] };
  return { styles, options, config };
};

it('names sheets as code that never changes under its name', () => {
  const { config, options } = createConfig();
  splitStyles(config);
  expect(options).toEqual({ filename: 'styles-[id]-[contenthash].css', chunkFilename: 'styles-[id]-[contenthash].css' });
});

it('finds the common styles of a compilation before webpack asks for them', () => {
  const { config, styles } = createConfig();
  splitStyles(config);
  let optimize: () => void = () => undefined;
  const compilation = {
    ...createCompilation(parts),
    hooks: { optimizeChunks: { tap: (_: string, work: () => void) => (optimize = work) } },
  };
  const plugin = config.plugins.at(-1) as unknown as { apply: (compiler: object) => void };
  plugin.apply({ hooks: { thisCompilation: { tap: (_: string, work: (made: typeof compilation) => void) => work(compilation) } } });
  expect(styles.test(frame)).toBe(false);
  optimize();
  expect([styles.test(frame), styles.test(news)]).toEqual([true, false]);
});

it.each([
  ['the group of styles', { optimization: {} }],
  ['the plugin of styles', { plugins: [] }],
])('names this file without %s', (_, without) => {
  expect(() => {
    splitStyles({ ...createConfig().config, ...without });
  }).toThrow('split-styles.ts');
});
