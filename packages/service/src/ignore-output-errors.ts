/**
 * Lets a process go on where what it prints can't be written: on a full disk, or to a reader that has gone. Node would end it, and
 * a site that is read must not depend on its log. The lines are lost; it prints again as soon as that is possible.
 */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
