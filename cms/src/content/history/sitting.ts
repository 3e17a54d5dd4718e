import type { VersionSource, VersionState } from './version';

/** A save of an entry, about to become a version. */
export type Save = {
  state: VersionState;
  source: VersionSource;
  /** The user's id; `null` for the CMS itself. */
  author: number | null;
  /** The hash of what it says, and how long that is. */
  content: string;
  size: number;
  at: Date;
  /** Whether it is a save by hand, which may take the place of the former one. */
  isSave: boolean;
};

/** The newest version of the entry. */
export type NewestVersion = Pick<Save, 'state' | 'source' | 'author' | 'content' | 'size' | 'at'>;

/** After such a pause the next save begins a sitting. */
const pauseMs = 30 * 60 * 1000;

const isSoonAfter = (newest: NewestVersion, save: Save) => save.at.getTime() - newest.at.getTime() <= pauseMs;

/** Returns whether both belong to one sitting: what was saved in between would never be missed. */
function isSameSitting(newest: NewestVersion, save: Save): boolean {
  const isSamePerson = newest.author !== null && newest.author === save.author;
  const isByHand = save.isSave && newest.source === save.source && (save.source === 'edit' || save.source === 'shared');
  // Who empties a form by accident and saves it gets the former text back.
  return isSamePerson && isByHand && isSoonAfter(newest, save) && save.size * 2 >= newest.size;
}

/** Decides what a save does to the history: nothing, where it says nothing new. */
export function decideVersion(newest: NewestVersion | null, save: Save): 'add' | 'replace' | 'skip' {
  if (!newest || newest.state === 'deleted' || save.state === 'deleted') return 'add';
  if (newest.content === save.content) {
    if (newest.state === save.state || save.state === 'draft') return 'skip';
    const isOwnDraft = newest.state === 'draft' && newest.author === save.author && newest.source === save.source;
    return isOwnDraft && save.state === 'published' && isSoonAfter(newest, save) ? 'replace' : 'add';
  }
  return newest.state === 'draft' && save.state === 'draft' && isSameSitting(newest, save) ? 'replace' : 'add';
}
