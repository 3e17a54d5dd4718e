import type { Locale } from '@ochiq/contract/routing/locales';
import { Box } from '@strapi/design-system';
import type { KeyboardEvent, RefObject } from 'react';

/** Where a key leads from a segment: to the next one, to the one before, or to the next that has to be translated. */
export type SegmentMove = 'next' | 'previous' | 'next-open';

/** Returns what a key does in a segment; `null` for what it does in any field. */
function readMove({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): SegmentMove | 'save' | null {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key === 'Enter' ? 'next-open' : key.toLowerCase() === 's' ? 'save' : null;
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : null;
}

type Props = {
  id: string;
  to: Locale;
  value: string;
  /** The ids of what names it: its own texts are in the language of the translation. */
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  isLong: boolean;
  input: RefObject<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  onFocus: () => void;
  onMove: (move: SegmentMove | 'save') => void;
};

/** How many letters a line of the field has, about. */
const lineLength = 60;
const countLines = (text: string) => text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / lineLength), 0);

/** Renders the field of a segment. A field of one line takes no line break. */
export function SegmentInput({ id, to, value, labelledBy, describedBy, isInvalid, isLong, input, onChange, onFocus, onMove }: Props) {
  return (
    <Box
      tag="textarea"
      ref={input}
      id={id}
      lang={to}
      value={value}
      rows={Math.max(isLong ? 2 : 1, countLines(value))}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      background="neutral0"
      color="neutral800"
      borderColor={isInvalid ? 'danger600' : 'neutral500'}
      hasRadius
      padding={2}
      width="100%"
      style={{ font: 'inherit', fontSize: '1.4rem', lineHeight: 1.43, resize: 'vertical', display: 'block' }}
      onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) =>
        onChange(isLong ? event.target.value : event.target.value.replaceAll(/\s*\n\s*/gu, ' '))
      }
      onFocus={onFocus}
      onKeyDown={(event: KeyboardEvent) => {
        const move = readMove(event);
        if (move === null) return;
        event.preventDefault();
        onMove(move);
      }}
    />
  );
}
