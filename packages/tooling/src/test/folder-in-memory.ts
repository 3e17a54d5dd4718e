import { access, chmod, constants, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** What all tests together have lain down at the most, with room for a site that grows. */
const mostBytes = 4 * 2 ** 30;

/** What browsers, databases and the tests' own processes need of the memory besides. */
const leftBytes = 6 * 2 ** 30;

type Machine = { folder: string; availableBytes: number; neededBytes: number };

const ours = (): Machine => ({ folder: '/dev/shm', availableBytes: os.freemem(), neededBytes: mostBytes });

/** Whether what is written there can be run, as tests do with programs that they write. */
async function runsPrograms(folder: string): Promise<boolean> {
  const own = await mkdtemp(path.join(folder, 'ochiq-probe-'));
  try {
    const program = path.join(own, 'program');
    await writeFile(program, '#!/bin/sh\n');
    await chmod(program, 0o700);
    await access(program, constants.X_OK);
    return true;
  } finally {
    await rm(own, { recursive: true });
  }
}

/**
 * The folder that Linux keeps in memory, where it has room for everything that tests throw away. Databases and publishers
 * wait for the disk at each step, some milliseconds, for the sake of what nobody keeps here.
 * @returns `null` where there is none, or too little memory: the temporary folder of the system will do
 */
export async function folderInMemory({ folder, availableBytes, neededBytes }: Machine = ours()): Promise<string | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const isRoomy = bavail * bsize >= neededBytes && availableBytes >= neededBytes + leftBytes;
    return isRoomy && (await runsPrograms(folder)) ? folder : null;
  } catch {
    return null;
  }
}
