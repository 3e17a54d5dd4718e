import type { MarkedText, Suggestion } from '@ochiq/contract/search/search';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './suggestion-field.module.css';

/** Renders a text in its own spelling, with the matches highlighted. */
function HighlightedParts({ parts }: { parts: MarkedText }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

export type SuggestionListProps = {
  id: string;
  items: readonly Suggestion[];
  active: number | null;
  optionId: (index: number) => string;
  onChoose: (suggestion: Suggestion) => void;
};

/** Renders the suggestions. The focus stays in the field, which names the active option. */
export function SuggestionList({ id, items, active, optionId, onChoose }: SuggestionListProps) {
  const t = useMessages();
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('common:suggestions')}>
      {items.map((item, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus never leaves the field
        <div
          key={item.path}
          id={optionId(index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onPointerDown={(event) => {
            // The field would lose the focus, and the list with it.
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(item);
          }}
        >
          <HighlightedParts parts={item.title} />
        </div>
      ))}
    </div>
  );
}
