import type { Change, EntryView, FieldChange, FileView } from './comparison';

/** The files and entries that a comparison shows. */
export type NamedThings = { files: FileView[]; entries: EntryView[] };

function listInChange(change: Change): NamedThings {
  switch (change.kind) {
    case 'text':
      return { files: change.lines.flatMap(({ picture }) => picture ?? []), entries: [] };
    case 'file':
      return { files: [change.before, change.after].flatMap((file) => file ?? []), entries: [] };
    case 'entries':
      return { files: [], entries: change.entries };
    case 'components':
      return listNamed(change.items.flatMap(({ fields }) => fields));
    default:
      return { files: [], entries: [] };
  }
}

/** Lists the files and the entries that changes show, at any depth. */
export function listNamed(changes: readonly FieldChange[]): NamedThings {
  const named = changes.map(({ change }) => listInChange(change));
  return { files: named.flatMap(({ files }) => files), entries: named.flatMap(({ entries }) => entries) };
}
