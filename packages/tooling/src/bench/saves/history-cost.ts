import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Settings } from '@ochiq/cli/workplace/settings';

import { type goalSeconds, parseRecordingTime, type RecordingTime, computeTimeSince } from './parse-recording-time.ts';
import type { SavingEditor } from './editors.ts';

/** What the history and the audit log cost: bytes of a version, and time in a save; `saveMs` are whole saves, in milliseconds. */
export type HistoryCost = {
  versions: number;
  /** Of what the version says, deflated, and of both tables and their indexes; `null` on PostgreSQL, which stores them in its own way. */
  bytes: { content: number; stored: number } | null;
  saveMs: readonly number[];
  history: RecordingTime;
  audit: RecordingTime;
};

/** How many characters the text has: as many as a usual announcement. */
const textLength = 3000;
const words = ['suv', 'quduq', 'tahlil', 'hudud', 'sifat', 'oylik', 'maʼlumot', 'natija', 'tekshiruv', 'laboratoriya', 'namuna'] as const;

/** Builds a text as long as a usual one, of which each number changes one word. */
export function buildText(number: number): string {
  const text: string[] = [];
  for (let index = 0, length = 0; length < textLength; index += 1) {
    const word = `${words[(index * index + 3 * index) % words.length] ?? ''}${String((index * 7919) % 97)}`;
    text.push(word);
    length += word.length + 1;
  }
  text[number % text.length] = `tuzatish-${String(number)}`;
  return text.join(' ');
}

type HistoryBytes = { versions: number; content: number; all: number };
type DatabaseSettings = Pick<Settings, 'cmsDataDir' | 'DATABASE_CLIENT'>;

/** Reads how much the history of an entry takes of the database, and its tables in all. */
function readBytes({ cmsDataDir, DATABASE_CLIENT }: DatabaseSettings, documentId: string): HistoryBytes | null {
  if (DATABASE_CLIENT !== 'sqlite') return null;
  const database = new DatabaseSync(path.join(cmsDataDir, 'data.db'), { readOnly: true });
  const own = database
    .prepare(
      `SELECT count(*) AS versions, coalesce(sum(length(c.data)), 0) AS content
       FROM ochiq_version v JOIN ochiq_content c ON c.hash = v.content WHERE v.document = ?`,
    )
    .get(documentId);
  const tables = database
    .prepare(
      `SELECT sum(s.pgsize) AS bytes FROM dbstat s JOIN sqlite_master m ON m.name = s.name
       WHERE m.tbl_name IN ('ochiq_version', 'ochiq_content')`,
    )
    .get();
  database.close();
  return { versions: Number(own?.['versions']), content: Number(own?.['content']), all: Number(tables?.['bytes']) };
}

function computeVersionBytes(before: HistoryBytes, after: HistoryBytes): HistoryCost['bytes'] {
  const versions = after.versions - before.versions;
  return { content: (after.content - before.content) / versions, stored: (after.all - before.all) / versions };
}

type RecordingTimes = Record<keyof typeof goalSeconds, RecordingTime>;

/** Reads from the metrics of a CMS what it has recorded since it started. */
export async function fetchRecordingTimes(port: number): Promise<RecordingTimes> {
  const text = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  return { history: parseRecordingTime(text, 'history'), audit: parseRecordingTime(text, 'audit') };
}

/**
 * Measures the cost of the history, with no one else at work: two editors correct a text by turns, so that each save adds
 * a version.
 */
export async function measureHistoryCost(
  settings: DatabaseSettings,
  metricsPort: number,
  editors: readonly [SavingEditor, SavingEditor],
  saves: number,
): Promise<HistoryCost> {
  const [first] = editors;
  const documentId = await first.create('bench-cost');
  const { base } = await first.open(documentId);
  await first.save(documentId, { text: buildText(0), base });
  const [bytesBefore, timeBefore] = [readBytes(settings, documentId), await fetchRecordingTimes(metricsPort)];
  const saveMs: number[] = [];
  for (let number = 1; number <= saves; number += 1) {
    const editor = editors[number % 2] ?? first;
    const opened = await editor.open(documentId);
    const began = performance.now();
    if (!(await editor.save(documentId, { text: buildText(number), base: opened.base })))
      throw new Error('The CMS refuses a save of one alone');
    saveMs.push(performance.now() - began);
  }
  const [bytes, time] = [readBytes(settings, documentId), await fetchRecordingTimes(metricsPort)];
  return {
    // Each save is by another person than the one before, and a version of its own.
    versions: saves,
    bytes: bytes && bytesBefore && computeVersionBytes(bytesBefore, bytes),
    saveMs,
    history: computeTimeSince(time.history, timeBefore.history),
    audit: computeTimeSince(time.audit, timeBefore.audit),
  };
}
