import { getErrorMessage } from '@ochiq/service-kit/errors';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { listAuditFiles, readAuditFile, removeAuditFile, writeAuditFile } from './audit-folder';
import { commandActor, recordAudit } from './record-audit';

/**
 * What a command has done outside the CMS, as it notes it in the folder of the log. Commands run while the CMS is stopped or
 * in another container, and the CMS alone writes its log.
 */
const auditNote = z.strictObject({
  kind: z.enum(['backup', 'restore', 'undo', 'export', 'verify']),
  at: z.iso.datetime(),
  title: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

type AuditNote = z.output<typeof auditNote>;

/** The type of what each kind of note is about. */
const subjectTypes = {
  backup: 'backup',
  restore: 'backup',
  undo: 'publication',
  export: 'backup',
  verify: 'audit-log',
} as const satisfies Record<AuditNote['kind'], string>;

/** Notes what a command of the CMS's own has done, for the CMS to record. */
export const writeNote = (note: AuditNote): Promise<void> =>
  writeAuditFile(`note-${note.at.replaceAll(/[^\dTZ]/gu, '-')}-${note.kind}.json`, auditNote.parse(note));

const isNote = (name: string) => /^note-[\w-]+\.json$/u.test(name);

const reading = new WeakSet<Core.Strapi>();

async function recordNotes(strapi: Core.Strapi): Promise<void> {
  for (const name of (await listAuditFiles()).filter(isNote)) {
    const note = auditNote.safeParse(await readAuditFile(name));
    if (note.success) {
      const { kind, at, title, details } = note.data;
      const subject = { type: subjectTypes[kind], id: at, title, locale: null };
      await recordAudit(strapi, [{ kind, subject, details: { ...details, at }, actor: commandActor }]);
    } else strapi.log.warn(`A note for the audit log is not understood, and left out: ${name}`);
    await removeAuditFile(name);
  }
}

/** Records what commands have noted, and removes their notes. What could not be recorded is tried again. */
export async function recordAuditNotes(strapi: Core.Strapi): Promise<void> {
  if (reading.has(strapi)) return;
  reading.add(strapi);
  try {
    await recordNotes(strapi);
  } catch (error) {
    strapi.log.error(`What commands have done was not recorded in the audit log: ${getErrorMessage(error)}`);
  } finally {
    reading.delete(strapi);
  }
}
