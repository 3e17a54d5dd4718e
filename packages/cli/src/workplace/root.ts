import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

export const fromRoot = (...parts: string[]) => path.join(root, ...parts);
