import path from 'node:path';

import { inlineCode } from '../late-scripts/inline-code';

type Plugin = { apply: (compiler: Compiler) => void };
type Compiler = { webpack: { DefinePlugin: new (values: Record<string, string>) => Plugin } };

const entry = path.join(__dirname, '..', 'features', 'display-settings', 'inline.ts');

/** Gives what renders the pages the code that stands in their heads: a script of webpack's own could not come before the paint. */
export const displayScript: Plugin = {
  apply(compiler) {
    new compiler.webpack.DefinePlugin({ DISPLAY_SCRIPT: JSON.stringify(inlineCode(entry)) }).apply(compiler);
  },
};
