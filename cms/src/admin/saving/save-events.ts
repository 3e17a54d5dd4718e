import { outdatedDetails, type OutdatedDetails } from '../../content/outdated/edited-from.ts';
import { getVersionKey, type DocumentArguments } from './versions.ts';

/** A save by another editor that a form does not have. */
export type NewerSave = OutdatedDetails['outdated'];

const newerSaves = new Map<string, NewerSave>();
const conflictListeners = new Set<() => void>();
/** What became of the text of a form: the CMS has it, or the editor has given it up. */
export type SaveEvent = 'saved' | 'discarded';
type SaveListener = (versionKey: string, event: SaveEvent) => void;
const saveListeners = new Set<SaveListener>();

function setNewerSave(versionKey: string, save: NewerSave | null): void {
  if (save) newerSaves.set(versionKey, save);
  else newerSaves.delete(versionKey);
  for (const listener of conflictListeners) listener();
}

/** Returns the save because of which the CMS has refused to save a form; `null` for none. */
export const getNewerSave = (versionKey: string): NewerSave | null => newerSaves.get(versionKey) ?? null;

/** Forgets a conflict: the form has the newer version now. */
export const clearConflict = (versionKey: string): void => setNewerSave(versionKey, null);

/** @returns a function that ends it */
export function subscribeToConflicts(listener: () => void): () => void {
  conflictListeners.add(listener);
  return () => {
    conflictListeners.delete(listener);
  };
}

/**
 * Calls a listener with each version that the CMS has saved, or whose draft was discarded; a new entry has no document
 * in it.
 * @returns a function that ends it
 */
export function subscribeToSaves(listener: SaveListener): () => void {
  saveListeners.add(listener);
  return () => {
    saveListeners.delete(listener);
  };
}

/** Reports that a version was saved, or discarded. */
export function reportSave(version: DocumentArguments, event: SaveEvent = 'saved'): void {
  const versionKey = getVersionKey(version);
  clearConflict(versionKey);
  for (const listener of saveListeners) listener(versionKey, event);
}

/** Reports that the CMS has refused to save a version; only a newer save is remembered. */
export function reportRefusal(version: DocumentArguments, error: unknown): void {
  const { details } = (error ?? {}) as { details?: unknown };
  const { data } = outdatedDetails.safeParse(details);
  if (data) setNewerSave(getVersionKey(version), data.outdated);
}
