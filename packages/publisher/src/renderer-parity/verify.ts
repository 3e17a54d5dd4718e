import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { openRenderer } from '../render/renderer.ts';
import { verifyBuild, type RenderDifference } from './verify-build.ts';

const formatDifference = ({ file, at, built, rendered }: RenderDifference) =>
  `${file} differs from byte ${String(at)} on:\n  built:    ${JSON.stringify(built)}\n  rendered: ${JSON.stringify(rendered)}`;

/**
 * Verifies that the renderer of a build reproduces its pages, and prints the differences.
 * @param buildDir the folder with `public` and `.site`
 * @returns the exit code: 1 where anything differs
 */
export async function verify(buildDir: string, print: (line: string) => void): Promise<0 | 1> {
  const renderer = await openRenderer(path.join(buildDir, '.site', 'renderer'));
  try {
    const start = performance.now();
    const { pages, differences } = await verifyBuild(buildDir, renderer);
    const each = (performance.now() - start) / pages;
    const megabytes = process.resourceUsage().maxRSS / 1024;
    for (const difference of differences) print(formatDifference(difference));
    print(`${String(pages)} pages, ${String(differences.length)} files differ; ${each.toFixed(2)} ms a page, ${megabytes.toFixed(0)} MB`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await renderer.close();
  }
}
