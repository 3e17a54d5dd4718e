import ICAL from 'ical.js';

import type { Finding, SiteFile } from './finding.ts';

/** Properties that RFC 5545 requires of each event. */
const needed = ['uid', 'dtstamp', 'dtstart', 'summary'];
const longestLine = 75;

/**
 * Checks that calendars can be parsed, that their lines are folded and end in CRLF, and that events have all required
 * properties.
 */
export function checkCalendars(files: readonly SiteFile[]): Finding[] {
  return files.flatMap(({ name, text }): Finding[] => {
    const createFinding = (message: string): Finding => ({ validator: 'calendar', message, place: name });
    const lines = text.split('\r\n');
    const faults = [
      ...(lines.some((line) => line.includes('\n')) ? [createFinding('A line does not end in CRLF')] : []),
      ...(lines.some((line) => Buffer.byteLength(line) > longestLine)
        ? [createFinding(`A line has more than ${String(longestLine)} bytes`)]
        : []),
    ];
    try {
      const events = ICAL.Component.fromString(text).getAllSubcomponents('vevent');
      const missing = events.flatMap((event) => needed.filter((property) => event.getFirstPropertyValue(property) === null));
      return [...faults, ...missing.map((property) => createFinding(`An event has no ${property}`))];
    } catch (error) {
      return [...faults, createFinding(error instanceof Error ? error.message : String(error))];
    }
  });
}
