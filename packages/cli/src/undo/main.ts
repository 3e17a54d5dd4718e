import { writeAuditNote } from '../audit-log/audit-note.ts';
import { reportFailure } from '../process/report-failure.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { parseUndoArguments, undoChange } from './undo-change.ts';

/** Reverts the last publication, or a change by its number. */
try {
  const number = parseUndoArguments(process.argv.slice(2));
  const settings = await ensureSettings();
  console.log(await undoChange(number, settings));
  await writeAuditNote(settings, { kind: 'undo', at: new Date().toISOString(), title: null, details: { number } });
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
