export type LogLevel = 'error' | 'warning' | 'info';

/** What a line tells: nothing personal, and of an address its path only. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

/** One line of a service's log, as JSON. */
export function logLine(level: LogLevel, service: 'cms' | 'edge' | 'publisher', fields: LogFields): string {
  return `${JSON.stringify({ at: new Date().toISOString(), level, service, ...fields })}\n`;
}

/** An address without its query, as long as a line bears. */
export const loggedPath = (target: string): string => (target.split(/[?#]/u)[0] ?? '').slice(0, 500);
