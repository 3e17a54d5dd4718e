import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect } from '@playwright/test';

/** Where the mail server of the tests writes letters: packages/tooling/src/test/trial-mail.ts. */
const folder = process.env['TEST_LETTERS'] ?? '';

/** Lists the texts of the letters to an address, the first one that arrived first. */
async function listLetters(address: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.json$/u.test(name)).sort();
  const letters = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { to: string[]; text: string }),
  );
  return letters.filter(({ to }) => to.includes(address)).map(({ text }) => text);
}

/** Waits until a person has so many letters. @returns the text of the last of them */
export async function waitForLetter(address: string, count: number): Promise<string> {
  await expect.poll(async () => (await listLetters(address)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  return (await listLetters(address))[count - 1] ?? '';
}
