import type { ChangeFacts, Journal } from './journal.ts';

/** A change that is live. */
export type AppliedChange = {
  /** Ascends from change to change. */
  number: number;
  /** The folder name of the release that it changed. */
  release: string;
  facts: ChangeFacts;
  /** The change that this one undid; `null` for another change. */
  undoes: number | null;
  /** The files that it wrote, and those that it removed, by their path in the release. */
  written: string[];
  removed: string[];
};

export function toAppliedChange({ number, release, facts, undoes, steps }: Journal): AppliedChange {
  return {
    number,
    release,
    facts,
    undoes,
    written: steps.filter(({ action }) => action === 'write').map((step) => step.path),
    removed: steps.filter(({ action }) => action === 'remove').map((step) => step.path),
  };
}
