/**
 * Keeps a process running when its output can't be written: on a full disk, or after the reader of a pipe has ended.
 * Node would end it, and serving a site must not depend on its log. The lines are dropped; output resumes as soon as it
 * is possible.
 */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
