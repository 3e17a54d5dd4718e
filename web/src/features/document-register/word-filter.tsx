import { useEffect, useId, useRef } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../../components/icon/icon';
import * as styles from './word-filter.module.css';

type WordFilterProps = {
  words: string;
  onChange: (words: string) => void;
  /** Set where there are words to clear. */
  onClear: (() => void) | null;
};

/** The debounce of typing, in milliseconds: long enough for a word to be finished, too short to be noticed. */
const pause = 200;

/** Filters rows by words while they are typed; absent without a script. */
export function WordFilter({ words, onChange, onClear }: WordFilterProps) {
  const t = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<number>(undefined);

  // The address is read after hydration; text that was typed before stays.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = words;
  }, [words]);

  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('documents:words')}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(field.current?.value ?? '');
      }}
      onReset={() => {
        window.clearTimeout(waiting.current);
        onClear?.();
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {t('documents:words')}
      </label>
      <div className={styles.line}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            ref={field}
            id={id}
            className={styles.input}
            type="search"
            name="q"
            autoComplete="off"
            onChange={({ target }) => {
              window.clearTimeout(waiting.current);
              waiting.current = window.setTimeout(() => {
                onChange(target.value.trim());
              }, pause);
            }}
          />
        </div>
        {onClear && (
          <button type="reset" className={styles.clear}>
            {t('documents:clear')}
          </button>
        )}
      </div>
    </form>
  );
}
