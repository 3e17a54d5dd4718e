import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new empty folder that belongs to one test. */
export const scratch = (name: string) => mkdtempSync(path.join(os.tmpdir(), `ochiq-cms-${name}-`));
