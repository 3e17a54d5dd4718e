import path from 'node:path';

import type { Backup } from './backup-folder.ts';
import { type Manifest, partNames } from './manifest.ts';

/** Arguments of `pnpm backup`. */
export type BackupArguments = { what: 'make' | 'list' | 'key' } | { what: 'verify'; file: string | null };

/** Parses the arguments of `pnpm backup`. @throws Error with what is wrong */
export function parseBackupArguments(args: readonly string[]): BackupArguments {
  // pnpm passes its separator through.
  const [first, second, ...more] = args.filter((arg) => arg !== '--');
  if (first === undefined) return { what: 'make' };
  if (first === '--verify' && more.length === 0 && !second?.startsWith('-')) return { what: 'verify', file: second ?? null };
  if (second === undefined && (first === '--list' || first === '--key')) return { what: first === '--list' ? 'list' : 'key' };
  throw new Error(`“${args.join(' ')}” is unknown: say \`pnpm backup\`, \`--list\`, \`--verify [file]\` or \`--key\`.`);
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** Formats a number of bytes for people. */
function formatBytes(bytes: number): string {
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
