import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

/** How webpack asks for what it left outside: by its path on the machine of the build. */
const outsidePattern = /(?<=^module\.exports = )require\("(?<asked>(?:\/|[A-Za-z]:)[^"]+)"\);$/gmu;

/** Gatsby watches how pages use some modules of Node's; nobody looks at what it saw once the build is over. */
const watchedPattern = /\/ssr-builtin-trackers\/(?<name>[a-z0-9_/]+)$/u;

const outsideFile = 'outside.js';

/** The code with every path of this machine taken out of what it asks for; `outside` gets the paths that another file must hold. */
function withoutPaths(code: string, outside: string[]): string {
  return code.replace(outsidePattern, (_, asked: string) => {
    const watched = watchedPattern.exec(asked)?.groups?.['name'];
    if (watched !== undefined) return `require("node:${watched}");`;
    if (!outside.includes(asked)) outside.push(asked);
    return `require("./${outsideFile}")[${String(outside.indexOf(asked))}]();`;
  });
}

/** Puts the modules into one file, so that React and its renderer are one and the same React's. */
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
 * Copies the renderer that Gatsby made of our templates so that it runs anywhere: nothing but Node is needed besides.
 * @param from Gatsby's own folder of it
 * @throws there is none
 */
export async function writeRendererBundle(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.js'));
  if (!names.includes('render-page.js')) throw new Error(`Gatsby left no renderer in ${from}: look at src/build/renderer-bundle.ts`);
  await mkdir(to, { recursive: true });
  const outside: string[] = [];
  for (const name of names) await writeFile(path.join(to, name), withoutPaths(await readFile(path.join(from, name), 'utf8'), outside));
  await writeOutside(outside, to);
  // Whatever the packages around it are, this is CommonJS.
  await writeFile(path.join(to, 'package.json'), JSON.stringify({ type: 'commonjs' }));
}
