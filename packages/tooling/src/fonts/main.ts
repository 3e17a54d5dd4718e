import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { format } from 'oxfmt';
import * as z from 'zod';
import { fromRoot } from '@ochiq/cli/workplace/root';

import { buildFontFiles, stylesFolder } from './font-files.ts';

const style = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(fromRoot('packages/tooling/config/oxfmt.json'), 'utf8')));
const formatCss = async (name: string, css: Buffer) => (await format(name, css.toString('utf8'), style)).code;

/** Writes the fonts of the site and their style sheet. */
for (const [name, bytes] of await buildFontFiles()) {
  const file = path.join(stylesFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, name.endsWith('.css') ? await formatCss(name, bytes) : bytes);
  console.log(`${name}: ${String(bytes.length)} bytes`);
}
