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

/** Styles that are loaded together. */
export type StyleGroup<Style, User> = {
  styles: readonly Style[];
  /** In bytes. */
  size: number;
  /** The chunks that need any of them, and so load all. */
  users: ReadonlySet<User>;
};

const weight = ({ size, users }: StyleGroup<unknown, unknown>) => size * users.size;

function mergeGroups<Style, User>(one: StyleGroup<Style, User>, other: StyleGroup<Style, User>): StyleGroup<Style, User> {
  return {
    styles: [...one.styles, ...other.styles],
    size: one.size + other.size,
    users: new Set([...one.users, ...other.users]),
  };
}

const haveSameUsers = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>) =>
  one.size === other.size && [...one].every((user) => other.has(user));

function joinSameUsers<Style, User>(groups: readonly StyleGroup<Style, User>[]): StyleGroup<Style, User>[] {
  return groups.reduce<StyleGroup<Style, User>[]>((joined, group) => {
    const place = joined.findIndex(({ users }) => haveSameUsers(users, group.users));
    return place === -1 ? [...joined, group] : joined.map((known, index) => (index === place ? mergeGroups(known, group) : known));
  }, []);
}

/** Joins the two groups whose union costs their users least. */
function joinTwo<Style, User>(groups: readonly StyleGroup<Style, User>[]): StyleGroup<Style, User>[] {
  const pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => ({ one, other, both: mergeGroups(one, other) })));
  const costs = pairs.map(({ one, other, both }) => weight(both) - weight(one) - weight(other));
  const best = pairs[costs.indexOf(Math.min(...costs))];
  return best ? [best.both, ...groups.filter((group) => group !== best.one && group !== best.other)] : [...groups];
}

type Parts<Style, User> = readonly StyleGroup<Style, User>[];

const joinAll = <Style, User>([first, ...rest]: Parts<Style, User>) => (first ? [rest.reduce(mergeGroups, first)] : []);
const sumWeight = <Style, User>(groups: readonly Parts<Style, User>[]) =>
  groups.flatMap((parts) => joinAll(parts)).reduce((sum, group) => sum + weight(group), 0);

/**
 * Moves one part to another group so that the users load least; returns the same groups where no move improves that.
 */
function movePart<Style, User>(groups: readonly Parts<Style, User>[]): readonly Parts<Style, User>[] {
  const moves = groups.flatMap((parts, from) =>
    parts.flatMap((part) =>
      groups.flatMap((_, to) =>
        to === from
          ? []
          : [groups.map((one, place) => (place === from ? one.filter((each) => each !== part) : place === to ? [...one, part] : one))],
      ),
    ),
  );
  return moves.reduce((best, move) => (sumWeight(move) < sumWeight(best) ? move : best), groups);
}

/**
 * Groups styles so that their users load little that they don't need.
 * @param most how many groups there may be, at least one
 * @returns the group with most users first
 */
export function groupStyles<Style, User>(styles: readonly StyleGroup<Style, User>[], most: number): StyleGroup<Style, User>[] {
  const parts = joinSameUsers(styles);
  let groups = parts;
  while (groups.length > most) groups = joinTwo(groups);
  // Parts that were joined early may fit better in another group now.
  let placed: readonly Parts<Style, User>[] = groups.map((group) =>
    parts.filter((part) => part.styles.every((style) => group.styles.includes(style))),
  );
  for (let better = movePart(placed); better !== placed; better = movePart(placed)) placed = better;
  return placed.flatMap((group) => joinAll(group)).sort((one, other) => other.users.size - one.users.size);
}
