import type { RichTextNotesView, RichTextView } from '@ochiq/pages/view-models/rich-text';
import { useContext } from 'react';

import { Heading, type HeadingLevel } from '../heading/heading';
import { NotesContext } from './note-mark';
import { RichTextInlines } from './rich-text-inlines';
import * as styles from './rich-text.module.css';

/** Returns the name of the numbers of a text. */
export const getNoteName = (text: RichTextView): string => {
  const last = text.at(-1);
  return last?.type === 'notes' ? last.note : '';
};

/** Renders the notes of a text, each with the way back to its place. */
export function Notes({ notes, level }: { notes: RichTextNotesView; level: HeadingLevel }) {
  const { id } = useContext(NotesContext);
  return (
    <section className={styles.notes} role="doc-endnotes" aria-labelledby={id}>
      <Heading level={level} id={id}>
        {notes.title}
      </Heading>
      <ol>
        {notes.children.map(({ children }, index) => {
          const number = String(index + 1);
          return (
            <li key={number} id={id + number}>
              <RichTextInlines inlines={children} />{' '}
              <a href={`#${id}${number}-`} role="doc-backlink" aria-label={`${notes.back} ${number}`}>
                ↩
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
