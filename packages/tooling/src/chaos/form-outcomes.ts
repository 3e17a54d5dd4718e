type FormCounts = {
  /** E-mail addresses of senders whose form was accepted. */
  accepted: readonly string[];
  /** Rows and letters by sender. */
  rows: ReadonlyMap<string, number>;
  letters: ReadonlyMap<string, readonly string[]>;
};

/**
 * Senders whose form is missing, whose form is stored more than once, whose letter was not sent, and who got two.
 * `repeated`: the same letter was sent again under its own id, as after a crash between delivery and its record.
 */
export type FormOutcomes = Readonly<Record<'lost' | 'doubled' | 'untold' | 'toldTwice' | 'repeated', readonly string[]>>;

/** Classifies the outcome of every form. */
export function classifyForms({ accepted, rows, letters }: FormCounts): FormOutcomes {
  const senders = [...letters.keys()];
  const countLetters = (email: string) => new Set(letters.get(email)).size;
  return {
    lost: accepted.filter((email) => !rows.has(email)),
    doubled: [...rows].filter(([, count]) => count > 1).map(([email]) => email),
    untold: [...rows.keys()].filter((email) => countLetters(email) === 0),
    toldTwice: senders.filter((email) => countLetters(email) > 1),
    repeated: senders.filter((email) => (letters.get(email)?.length ?? 0) > countLetters(email)),
  };
}
