import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Creates the folder of a test run that its workers share; they inherit the setting. */
export default async function makeSampleFolder() {
  process.env.SAMPLE_FOLDER = await mkdtemp(path.join(os.tmpdir(), 'ochiq-shared-'));
}
