import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { buildInlineScript } from './build-inline-script';

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
    throw new Error('Gatsby writes the scripts of its pages in another way than before: look at src/deferred-hydration/scripts-slice.ts');
  return `<script data-build="${build}" data-scripts="${addresses.join(' ')}">${code}</script>`;
}

/** Rewrites the file that Gatsby puts at the end of every page, as soon as Gatsby has written it. */
export const deferredScriptsPlugin = {
  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise('LateScripts', async () => {
      const file = path.join('public', '_gatsby', 'slices', '_gatsby-scripts-1.html');
      await writeFile(file, rewriteScriptsSlice(await readFile(file, 'utf8'), buildInlineScript(path.join(__dirname, 'inline.ts'))));
    });
  },
};
