import { reportFailure } from '../process/report-failure.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { undoArguments } from './arguments.ts';
import { undoChange } from './undo-change.ts';

/** Takes back what was published last, or the change of a number. */
try {
  const number = undoArguments(process.argv.slice(2));
  console.log(await undoChange(number, await ensureSettings()));
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
