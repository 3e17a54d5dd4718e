import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import { inRoot } from '../workplace/root.ts';
import { fontFiles, stylesFolder } from './files.ts';

const style = await resolveConfig(inRoot('web'), { config: inRoot('packages', 'tooling', 'config', 'prettier.json') });
const inStyle = (css: Buffer) => format(css.toString('utf8'), { ...style, parser: 'css' });

/** Writes the fonts of the site and their style sheet. */
for (const [name, bytes] of await fontFiles()) {
  const file = path.join(stylesFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, name.endsWith('.css') ? await inStyle(bytes) : bytes);
  console.log(`${name}: ${String(bytes.length)} bytes`);
}
