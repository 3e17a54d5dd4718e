import type { AppliedChange } from '../swap/applied-change.ts';
import { SwapError, type SwapFault } from '../swap/swap-error.ts';

/** Undoes a change; `null` for the newest that can be undone. */
export type Undo = (number: number | null) => Promise<AppliedChange>;

export type UndoAnswer = { status: number; body: unknown };

const place = /^\/undo(?:\/(?<number>[1-9]\d{0,8}))?$/u;

/** Parses which change a path undoes: its number, `null` for the newest; undefined for another path. */
export function askedUndo(url: string | undefined): number | null | undefined {
  const match = place.exec(url ?? '');
  if (!match) return undefined;
  const number = match.groups?.['number'];
  return number === undefined ? null : Number(number);
}

const statuses: Partial<Readonly<Record<SwapFault, number>>> = { 'unknown-change': 404, overtaken: 409 };

/** Undoes a change and returns the response. */
export async function undoAnswer(undo: Undo, asked: number | null): Promise<UndoAnswer> {
  try {
    const { number, undoes, facts } = await undo(asked);
    return { status: 200, body: { number, undoes, at: facts.at, pages: facts.pages, documents: facts.published } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: error instanceof SwapError ? (statuses[error.fault] ?? 503) : 500, body: { error: message } };
  }
}
