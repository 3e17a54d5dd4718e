import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Makes the folder of a run for what its workers share; they inherit the setting. */
export default async function makeSampleFolder() {
  process.env.SAMPLE_FOLDER = await mkdtemp(path.join(os.tmpdir(), 'ochiq-shared-'));
}
