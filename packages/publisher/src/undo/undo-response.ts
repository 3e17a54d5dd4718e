import { getErrorMessage } from '@ochiq/service-kit/errors';

import { listKnownDocuments } from '../state/published-documents.ts';
import type { AppliedChange } from '../transaction/applied-change.ts';
import { TransactionError, type TransactionFault } from '../transaction/transaction-error.ts';

/** Undoes a change; `null` for the newest that can be undone. */
export type UndoAction = (number: number | null) => Promise<AppliedChange>;

export type UndoResponse = { status: number; body: unknown };

const undoPathPattern = /^\/undo(?:\/(?<number>[1-9]\d{0,8}))?$/u;

/** Parses which change a path undoes: its number, `null` for the newest; undefined for another path. */
export function parseUndoPath(url: string | undefined): number | null | undefined {
  const match = undoPathPattern.exec(url ?? '');
  if (!match) return undefined;
  const number = match.groups?.['number'];
  return number === undefined ? null : Number(number);
}

const statuses: Partial<Readonly<Record<TransactionFault, number>>> = { 'unknown-change': 404, overtaken: 409 };

/** Undoes a change and returns the response. */
export async function handleUndo(undo: UndoAction, requestedNumber: number | null): Promise<UndoResponse> {
  try {
    const { number, undoes, facts } = await undo(requestedNumber);
    return { status: 200, body: { number, undoes, at: facts.at, pages: facts.pages, documents: listKnownDocuments(facts) } };
  } catch (error) {
    const message = getErrorMessage(error);
    return { status: error instanceof TransactionError ? (statuses[error.fault] ?? 503) : 500, body: { error: message } };
  }
}
