import { groupStyles, type StyleGroup } from './style-groups';

/** How many style sheets the site has: the head of every page names the digest of each. */
const maxSheets = 8;

/**
 * Named as other code is: a file with such a name never changes, and stays for tabs that were opened before the next
 * release.
 */
const fileName = '[name]-[contenthash].css';

type Module = { size: () => number; nameForCondition: () => string | null };
type Chunk = { canBeInitial: () => boolean };
type ModulesOfType = (chunk: Chunk, type: 'css/mini-extract') => Iterable<Module> | undefined;
type Tap<Work> = { tap: (name: string, work: Work) => void };
type Compilation = { chunks: Iterable<Chunk>; chunkGraph: { getChunkModulesIterableBySourceType: ModulesOfType } };
type HookedCompilation = Compilation & { hooks: { optimizeChunks: Tap<() => void> } };
type Compiler = { hooks: { thisCompilation: Tap<(compilation: HookedCompilation) => void> } };

/** The parts of webpack's configuration that are used here. */
export type StylesConfig = {
  optimization: { splitChunks?: { cacheGroups: { styles?: { name: string | ((module: Module) => string) } } } };
  plugins: { constructor: { name: string }; options?: { filename?: string; chunkFilename?: string }; apply: unknown }[];
};

const getSourcePath = (module: Module) => module.nameForCondition() ?? '';

/**
 * Collects the chunks that use the styles of each file. Styles of the site's own script are used by all chunks: it is
 * on every page.
 */
function collectStyleUses({ chunks, chunkGraph }: Compilation): StyleGroup<Module, Chunk>[] {
  const styled = [...chunks]
    .map((chunk) => ({ chunk, modules: [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') ?? [])] }))
    .filter(({ modules }) => modules.length > 0);
  const everything = styled.map(({ chunk }) => chunk);
  const uses = new Map<Module, Chunk[]>();
  for (const { chunk, modules } of styled)
    for (const module of modules) uses.set(module, [...(uses.get(module) ?? []), ...(chunk.canBeInitial() ? everything : [chunk])]);
  return [...uses.entries()]
    .sort(([one], [other]) => (getSourcePath(one) < getSourcePath(other) ? -1 : 1))
    .map(([module, users]) => ({ styles: [module], size: module.size(), users: new Set(users) }));
}

/** Assigns the styles of each file to a style sheet. */
export function assignStyleSheets(compilation: Compilation): Map<Module, string> {
  const groups = groupStyles(collectStyleUses(compilation), maxSheets);
  return new Map(groups.flatMap(({ styles }, place) => styles.map((module): [Module, string] => [module, `styles-${String(place + 1)}`])));
}

/**
 * Splits Gatsby's single style sheet into a few, so that a page loads about what it uses. Webpack knows which page
 * needs which: they are in the page that is opened, and come with the page's own chunk when a reader navigates to it.
 * @throws Gatsby configures styles in another way than before
 */
export function splitStyles({ optimization, plugins }: StylesConfig): void {
  const styles = optimization.splitChunks?.cacheGroups.styles;
  const files = plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')?.options;
  if (!styles || !files) throw new Error('Gatsby puts styles together in another way than before: look at src/build/split-styles.ts');
  Object.assign(files, { filename: fileName, chunkFilename: fileName });
  let sheets: ReadonlyMap<Module, string> = new Map();
  styles.name = (module) => {
    const name = sheets.get(module);
    if (name === undefined) throw new Error(`Nothing was said to use ${getSourcePath(module)}: look at src/build/split-styles.ts`);
    return name;
  };
  plugins.push({
    apply({ hooks }: Compiler) {
      hooks.thisCompilation.tap('SplitStyles', (compilation) => {
        // The plugin that reads the names taps this hook later, whenever it was added.
        compilation.hooks.optimizeChunks.tap('SplitStyles', () => {
          sheets = assignStyleSheets(compilation);
        });
      });
    },
  });
}
