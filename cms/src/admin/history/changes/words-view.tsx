import { VisuallyHidden } from '@strapi/design-system';
import type { CSSProperties, ReactNode } from 'react';

import type { Mark, WordPart } from '../../../content/history/diff/comparison.ts';
import { englishHistory } from '../../texts/en/history.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Which version is shown; in one text both are. */
export type Side = 'before' | 'after' | 'both';

/** Returns whether a version holds something of this kind. */
export const isOnSide = (kind: 'same' | 'added' | 'removed' | 'changed', side: Side): boolean =>
  side === 'both' || kind === 'same' || kind === 'changed' || (kind === 'added') === (side === 'after');

/** Never by colour alone: what left is crossed out, what came is underlined. */
const styles: Readonly<Record<'added' | 'removed', CSSProperties>> = {
  added: { backgroundColor: '#c6f0c2', color: '#1d3b16', textDecoration: 'underline' },
  removed: { backgroundColor: '#fcecea', color: '#7a1a12', textDecoration: 'line-through' },
};

type ChangedProps = { kind: 'same' | 'added' | 'removed'; children: ReactNode };

/** Marks what came or left, for the eye and for screen readers. */
export function Changed({ kind, children }: ChangedProps) {
  const translate = useTexts(englishHistory);
  if (kind === 'same') return <>{children}</>;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element style={styles[kind]}>
      <VisuallyHidden tag="span">{`${translate(`ochiq.history.${kind}`)} `}</VisuallyHidden>
      {children}
    </Element>
  );
}

const formats: Readonly<Record<Mark, CSSProperties>> = {
  bold: { fontWeight: 'bold' },
  italic: { fontStyle: 'italic' },
  underline: { borderBottom: '1px solid currentColor' },
  strikethrough: { opacity: 0.8, textDecoration: 'line-through double' },
  code: { fontFamily: 'monospace' },
  untranslated: { outline: '1px dashed currentColor' },
};

const mergeFormats = (marks: readonly Mark[] = []): CSSProperties =>
  Object.assign({}, ...marks.map((mark) => formats[mark])) as CSSProperties;

/** Renders the words of one version, or of both, with what changed. */
export function WordsView({ parts, side }: { parts: readonly WordPart[]; side: Side }) {
  const shown = parts.filter(({ kind }) => isOnSide(kind, side));
  return (
    <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {shown.map(({ kind, text, marks, url }, index) => (
        <Changed key={`${String(index)} ${kind}`} kind={kind}>
          {marks ? <span style={mergeFormats(marks)}>{text}</span> : text}
          {/* Not a link: it may be an address that the institution has taken back. */}
          {url !== undefined && <small>{` (${url})`}</small>}
        </Changed>
      ))}
    </span>
  );
}
