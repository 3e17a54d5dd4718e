export type LogLevel = 'error' | 'warning' | 'info';

/** Fields of a log line: no personal data, and of an address the path only. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

/** Formats one line of a service's log as JSON. */
export function formatLogLine(level: LogLevel, service: 'cms' | 'edge' | 'publisher', fields: LogFields): string {
  return `${JSON.stringify({ at: new Date().toISOString(), level, service, ...fields })}\n`;
}

/** The token of a shared draft, which opens it; also where a letter of its path is written as a code. */
const draftToken = /(\/(?:d|%64)(?:r|%72)(?:a|%61)(?:f|%66)(?:t|%74)\/)[^/]+/giu;

/** Returns an address without its query and without what opens a shared draft, truncated for a log line. */
export const toLoggedPath = (target: string): string => (target.split(/[?#]/u)[0] ?? '').replace(draftToken, '$1…').slice(0, 500);

/**
 * Keeps a process running when its output can't be written: on a full disk, or after the reader of a pipe has ended.
 * Node would end it, and serving a site must not depend on its log. The lines are dropped; output resumes as soon as it
 * is possible.
 */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
