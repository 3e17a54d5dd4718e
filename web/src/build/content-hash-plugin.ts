import { createHash } from 'node:crypto';

type Compilation = { hash: string; getAssets: () => readonly { name: string }[] };
type Compiler = { hooks: { afterEmit: { tap: (name: string, work: (compilation: Compilation) => void) => void } } };

/**
 * Makes the hash of a build stable. Webpack's own differs where only its cache does, and Gatsby writes it into every
 * page. This one is derived from what readers load: the names of the files contain the hashes of their contents.
 */
export const contentHashPlugin = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('SteadyHash', (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 20);
    });
  },
};
