import { existsSync } from 'node:fs';
import path from 'node:path';

function holderOf(file: string, folder: string): string {
  if (existsSync(path.join(folder, file))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${__dirname} holds ${file}: start the CMS from its own folder`);
  return holderOf(file, parent);
}

/** The folder of the CMS, whether its sources or what was compiled of them is running. */
export const appDir = holderOf('package.json', __dirname);

/** What Strapi loads: the compiled sources. */
export const distDir = path.join(appDir, 'dist');
