import path from 'node:path';

import { buildInlineScript } from '../deferred-hydration/build-inline-script';

type Plugin = { apply: (compiler: Compiler) => void };
type Compiler = { webpack: { DefinePlugin: new (values: Record<string, string>) => Plugin } };

const entry = path.join(__dirname, '..', 'features', 'display-settings', 'inline.ts');

/**
 * Provides the renderer with the inline script of page heads: a script of webpack's own could not run before the first
 * paint.
 */
export const displayScriptPlugin: Plugin = {
  apply(compiler) {
    new compiler.webpack.DefinePlugin({ DISPLAY_SCRIPT: JSON.stringify(buildInlineScript(entry)) }).apply(compiler);
  },
};
