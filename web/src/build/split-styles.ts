/** From this share of the parts of the site that have styles on, a file is common to all pages. */
const commonShare = 0.5;

/**
 * Named as other code is: a file with such a name never changes, and stays for tabs that were opened before the next
 * release. Names of parts would be a second list of them in the site's script.
 */
const fileName = 'styles-[id]-[contenthash].css';

type Module = { nameForCondition: () => string | null };
type Chunk = { canBeInitial: () => boolean };
type ModulesOfType = (chunk: Chunk, type: 'css/mini-extract') => Iterable<Module> | undefined;
type Tap<Work> = { tap: (name: string, work: Work) => void };
type Compilation = { chunks: Iterable<Chunk>; chunkGraph: { getChunkModulesIterableBySourceType: ModulesOfType } };
type HookedCompilation = Compilation & { hooks: { optimizeChunks: Tap<() => void> } };
type Compiler = { hooks: { thisCompilation: Tap<(compilation: HookedCompilation) => void> } };

/** The parts of webpack's configuration that are used here. */
export type StylesConfig = {
  optimization: { splitChunks?: { cacheGroups: { styles?: { test: (module: Module) => boolean } } } };
  plugins: { constructor: { name: string }; options?: { filename?: string; chunkFilename?: string }; apply: unknown }[];
};

/** Collects the styles of the site's own script, and those that at least half of all other parts use. */
export function collectCommonStyles({ chunks, chunkGraph }: Compilation): ReadonlySet<Module> {
  const styled = [...chunks]
    .map((chunk) => ({ chunk, modules: [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') ?? [])] }))
    .filter(({ modules }) => modules.length > 0);
  const always = styled.filter(({ chunk }) => chunk.canBeInitial()).flatMap(({ modules }) => modules);
  const parts = styled.filter(({ chunk }) => !chunk.canBeInitial());
  const uses = new Map<Module, number>();
  for (const { modules } of parts) for (const module of modules) uses.set(module, (uses.get(module) ?? 0) + 1);
  return new Set([...always, ...[...uses].flatMap(([module, count]) => (count >= parts.length * commonShare ? [module] : []))]);
}

/**
 * Splits Gatsby's single style sheet into one that all pages have in common and one for each part of the site, so that a
 * page loads what it uses. Webpack knows which page needs which: the page that is opened links them, and they come with
 * the page's own part when a reader navigates to it.
 * @throws Gatsby configures styles in another way than before
 */
export function splitStyles({ optimization, plugins }: StylesConfig): void {
  const styles = optimization.splitChunks?.cacheGroups.styles;
  const files = plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')?.options;
  if (!styles || !files) throw new Error('Gatsby puts styles together in another way than before: look at src/build/split-styles.ts');
  Object.assign(files, { filename: fileName, chunkFilename: fileName });
  let common: ReadonlySet<Module> = new Set();
  styles.test = (module) => common.has(module);
  plugins.push({
    apply({ hooks }: Compiler) {
      hooks.thisCompilation.tap('SplitStyles', (compilation) => {
        // The plugin that asks which are common taps this hook later, whenever it was added.
        compilation.hooks.optimizeChunks.tap('SplitStyles', () => {
          common = collectCommonStyles(compilation);
        });
      });
    },
  });
}
