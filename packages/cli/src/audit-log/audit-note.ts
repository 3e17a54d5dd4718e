import { randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a command has done, for the audit log; as `cms/src/people/audit/audit-notes.ts` reads it. */
export type AuditNote = {
  kind: 'backup' | 'restore' | 'undo' | 'export';
  at: string;
  title: string | null;
  details: Readonly<Record<string, string | number | null>>;
};

/** Returns the folder of the audit log: its head file, its checkpoints, and the notes that the CMS has not read yet. */
export const getAuditFolder = (cmsDataDir: string): string => path.join(cmsDataDir, 'private', 'audit');

/**
 * Notes what a command has done, for the CMS to record: within a minute while it runs, or at its next start. Where this
 * command does not see the folder of the CMS, or may not write to it, it says so and goes on: what was done is done.
 */
export async function writeAuditNote({ cmsDataDir }: { cmsDataDir: string }, note: AuditNote): Promise<void> {
  const folder = getAuditFolder(cmsDataDir);
  const name = `note-${note.at.replaceAll(/[^\dTZ]/gu, '-')}-${note.kind}-${randomUUID()}.json`;
  const temporary = path.join(folder, `.${name}`);
  try {
    // A folder of the CMS that does not exist is somewhere else.
    await stat(cmsDataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(temporary, `${JSON.stringify(note)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(temporary, path.join(folder, name));
  } catch {
    console.warn(`The audit log will not say of this ${note.kind}: there is no folder of the CMS at ${cmsDataDir} to note it in.`);
  }
}
