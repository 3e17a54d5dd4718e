import { reportFailure } from '../process/report-failure.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { parseUndoArguments, undoChange } from './undo-change.ts';

/** Reverts the last publication, or a change by its number. */
try {
  const number = parseUndoArguments(process.argv.slice(2));
  console.log(await undoChange(number, await ensureSettings()));
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
