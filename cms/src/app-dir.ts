import { existsSync } from 'node:fs';
import path from 'node:path';

function findFolderWith(file: string, folder: string): string {
  if (existsSync(path.join(folder, file))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${__dirname} holds ${file}: start the CMS from its own folder`);
  return findFolderWith(file, parent);
}

/** The folder of the CMS, for the sources as well as the compiled files. */
export const appDir = findFolderWith('package.json', __dirname);

/** What Strapi loads: the compiled sources. */
export const distDir = path.join(appDir, 'dist');
