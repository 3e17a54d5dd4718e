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
