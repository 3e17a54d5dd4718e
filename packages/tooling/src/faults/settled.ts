type Counts = {
  /** The e-mails of those whose form was taken. */
  accepted: readonly string[];
  /** Rows and letters of each. */
  rows: ReadonlyMap<string, number>;
  letters: ReadonlyMap<string, readonly string[]>;
};

/**
 * Whose form is not there, whose is there more than once, whose letter did not go, and to whom two went. `repeated`: the same
 * letter came once more under its own name, as after a crash between its being taken and that being noted.
 */
export type Settled = Readonly<Record<'lost' | 'doubled' | 'untold' | 'toldTwice' | 'repeated', readonly string[]>>;

/** What became of every form. */
export function settled({ accepted, rows, letters }: Counts): Settled {
  const senders = [...letters.keys()];
  const lettersOf = (email: string) => new Set(letters.get(email)).size;
  return {
    lost: accepted.filter((email) => !rows.has(email)),
    doubled: [...rows].filter(([, count]) => count > 1).map(([email]) => email),
    untold: [...rows.keys()].filter((email) => lettersOf(email) === 0),
    toldTwice: senders.filter((email) => lettersOf(email) > 1),
    repeated: senders.filter((email) => (letters.get(email)?.length ?? 0) > lettersOf(email)),
  };
}
