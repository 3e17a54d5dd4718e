import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

/** How webpack requires external modules: by their path on the machine of the build. */
const outsidePattern = /(?<=^module\.exports = )require\("(?<asked>(?:\/|[A-Za-z]:)[^"]+)"\);$/gmu;

/** Gatsby tracks how pages use some modules of Node; the result is not used after the build. */
const watchedPattern = /\/ssr-builtin-trackers\/(?<name>[a-z0-9_/]+)$/u;

const outsideFile = 'outside.js';

/** Removes the paths of this machine from the code; `outside` receives the modules that another file must contain. */
function withoutPaths(code: string, externalModules: string[]): string {
  return code.replace(outsidePattern, (_, requestedPath: string) => {
    const watched = watchedPattern.exec(requestedPath)?.groups?.['name'];
    if (watched !== undefined) return `require("node:${watched}");`;
    if (!externalModules.includes(requestedPath)) externalModules.push(requestedPath);
    return `require("./${outsideFile}")[${String(externalModules.indexOf(requestedPath))}]();`;
  });
}

/** Bundles the external modules into one file, so that React and its renderer share one instance. */
async function writeOutside(modules: readonly string[], folder: string): Promise<void> {
  const list = modules.map((file) => `() => require(${JSON.stringify(file)})`);
  await build({
    stdin: { contents: `module.exports = [${list.join(', ')}];`, resolveDir: folder },
    outfile: path.join(folder, outsideFile),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

/**
 * Copies the renderer that Gatsby built of our templates so that it runs anywhere with nothing but Node.
 * @param from Gatsby's own folder of it
 * @throws there is none
 */
export async function writeRendererBundle(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.js'));
  if (!names.includes('render-page.js')) throw new Error(`Gatsby left no renderer in ${from}: look at src/build/renderer-bundle.ts`);
  await mkdir(to, { recursive: true });
  const externalModules: string[] = [];
  for (const name of names)
    await writeFile(path.join(to, name), withoutPaths(await readFile(path.join(from, name), 'utf8'), externalModules));
  await writeOutside(externalModules, to);
  // The bundle is CommonJS, whatever type the packages around it have.
  await writeFile(path.join(to, 'package.json'), JSON.stringify({ type: 'commonjs' }));
}
