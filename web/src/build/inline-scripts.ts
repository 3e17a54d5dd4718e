import path from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';

import { buildSync } from 'esbuild';

/** Builds the code of an inline script for every page: small, and the same on all of them. */
export function buildInlineScript(entry: string): string {
  const [file] = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2019',
  }).outputFiles;
  const code = file?.text.trim() ?? '';
  if (code === '') throw new Error(`The script of ${entry} came out empty`);
  return code;
}

type DoneHook = { tapPromise: (name: string, work: () => Promise<void>) => void };
type Compiler = { hooks: { done: DoneHook } };

const scriptPattern = /<script src="(?<address>[^"]+)" async><\/script>/gu;
const buildPattern = /window\.___webpackCompilationHash="(?<build>[^"]+)";/u;

/**
 * Rewrites Gatsby's end of every page: scripts that start at once become deferred ones.
 * @throws Gatsby writes it in another way than before
 */
export function rewriteScriptsSlice(html: string, code: string): string {
  const addresses = [...html.matchAll(scriptPattern)].map(({ groups }) => groups?.['address'] ?? '');
  const build = buildPattern.exec(html)?.groups?.['build'];
  if (build === undefined || addresses.length === 0)
    throw new Error('Gatsby writes the scripts of its pages in another way than before: look at src/build/inline-scripts.ts');
  return `<script data-build="${build}" data-scripts="${addresses.join(' ')}">${code}</script>`;
}

/** Rewrites the file that Gatsby puts at the end of every page, as soon as Gatsby has written it. */
export const deferredScriptsPlugin = {
  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise('LateScripts', async () => {
      const file = path.join('public', '_gatsby', 'slices', '_gatsby-scripts-1.html');
      await writeFile(
        file,
        rewriteScriptsSlice(await readFile(file, 'utf8'), buildInlineScript(path.join(__dirname, '..', 'deferred-hydration', 'inline.ts'))),
      );
    });
  },
};

type Config = { entry: { app: string }; resolve: { alias: Record<string, string | false> } };

/** Makes `enter.ts` the site's entry, which imports Gatsby's own in its last step. */
export function setSteppedEntry({ entry, resolve }: Config): void {
  resolve.alias['gatsby-own-entry'] = entry.app;
  entry.app = path.join(__dirname, '..', 'deferred-hydration', 'enter.ts');
}

type DefinePlugin = { apply: (compiler: DefiningCompiler) => void };
type DefiningCompiler = { webpack: { DefinePlugin: new (values: Record<string, string>) => DefinePlugin } };

const entry = path.join(__dirname, '..', 'features', 'display-settings', 'inline.ts');

/**
 * Provides the renderer with the inline script of page heads: a script of webpack's own could not run before the first
 * paint.
 */
export const displayScriptPlugin: DefinePlugin = {
  apply(compiler) {
    new compiler.webpack.DefinePlugin({ DISPLAY_SCRIPT: JSON.stringify(buildInlineScript(entry)) }).apply(compiler);
  },
};
