import path from 'node:path';

import type { Backup } from './backup-folder.ts';
import { partNames, type Manifest } from './manifest-schema.ts';

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** Formats a number of bytes for people. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power] ?? ''}`;
}

/** Formats the content of a backup in one line. */
export function formatManifestLine({ parts, tables }: Manifest): string {
  const rows = Object.values(tables ?? {}).reduce((sum, table) => sum + table.rows, 0);
  const files = partNames.map((name) => `${name} ${String(parts[name].files)} (${formatBytes(parts[name].bytes)})`);
  return `${files.join(', ')}${tables === null ? '' : `; ${String(rows)} rows in ${String(Object.keys(tables).length)} tables`}`;
}

/** Formats a backup as a line of a list. */
export const formatBackupLine = ({ file, at, bytes }: Backup): string =>
  `${at.toISOString()}  ${formatBytes(bytes).padStart(9)}  ${path.basename(file)}`;
