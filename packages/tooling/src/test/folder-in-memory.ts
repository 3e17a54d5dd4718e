import { access, chmod, constants, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The maximum disk use of all tests together, with room for a growing site. */
const mostBytes = 4 * 2 ** 30;

/** The memory that browsers, databases and the tests' own processes need in addition. */
const leftBytes = 6 * 2 ** 30;

type Machine = { folder: string; availableBytes: number; neededBytes: number };

const describeMachine = (): Machine => ({ folder: '/dev/shm', availableBytes: os.freemem(), neededBytes: mostBytes });

/** Returns whether programs in the folder can be executed, as tests do with programs that they write. */
async function canRunPrograms(folder: string): Promise<boolean> {
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
 * Finds the in-memory folder of Linux, where it has room for all temporary files of tests. Databases and publishers
 * wait some milliseconds for the disk at each step, for durability that tests do not need.
 * @returns `null` where there is none, or too little memory: the temporary folder of the system will do
 */
export async function findMemoryFolder({ folder, availableBytes, neededBytes }: Machine = describeMachine()): Promise<string | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const isRoomy = bavail * bsize >= neededBytes && availableBytes >= neededBytes + leftBytes;
    return isRoomy && (await canRunPrograms(folder)) ? folder : null;
  } catch {
    return null;
  }
}
