import type { RichTextNotesView } from '@ochiq/pages/view-models/rich-text';

import { Heading, type HeadingLevel } from '../heading/heading';
import { RichTextInlines } from './rich-text-inlines';

/** Renders the notes of a text, each with the way back to its place. */
export function Notes({ notes: { id: own, title, children }, level }: { notes: RichTextNotesView; level: HeadingLevel }) {
  return (
    <section role="doc-endnotes" aria-labelledby={own}>
      <Heading level={level} id={own}>
        {title}
      </Heading>
      <ol>
        {children.map(({ id, back, children: words }) => (
          <li key={id} id={id}>
            <RichTextInlines inlines={words} />{' '}
            <a href={`#${id}_`} role="doc-backlink" aria-label={back}>
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
