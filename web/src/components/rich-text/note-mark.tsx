import { createContext, useContext } from 'react';

import * as styles from './rich-text.module.css';

/** The notes of a text, and what its ids begin with: a page may have several texts. */
type TextNotes = { id: string; note: string };

/** What the numbers in a text need of its notes. */
export const NotesContext = createContext<TextNotes>({ id: '', note: '' });

/** Renders a number that leads to a note. */
export function NoteMark({ number }: { number: number }) {
  const { id, note } = useContext(NotesContext);
  const own = `${id}${String(number)}`;
  return (
    <sup className={styles.mark}>
      <a id={`${own}-`} href={`#${own}`} role="doc-noteref" aria-label={`${note} ${String(number)}`}>
        {number}
      </a>
    </sup>
  );
}
