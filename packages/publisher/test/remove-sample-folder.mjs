import { rm } from 'node:fs/promises';

/** Removes the folder that the workers of a run shared. */
export default async function removeSampleFolder() {
  await rm(process.env.SAMPLE_FOLDER, { recursive: true, force: true });
}
