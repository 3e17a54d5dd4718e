import { withPrefix } from 'gatsby';
import type { FormEvent, RefObject } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/icon';
import * as styles from './search-box.module.css';

type SearchBoxProps = {
  /** The search page of the reader's language. */
  action: string;
  /** `hero` opens the site, `aside` stands beside a list, `page` over what it searches. */
  size: 'hero' | 'aside' | 'page';
  /** What is searched, where it is not the whole site. */
  label?: string;
  /** Where the page itself answers: told of every letter, and of Enter. */
  live?: { field: RefObject<HTMLInputElement>; ask: () => void };
};

/** A search that works without a script: its form leads to the search page. */
export function SearchBox({ action, size, label, live }: SearchBoxProps) {
  const t = useMessages();
  const name = label ?? t('common:searchSite');
  const answer = (event: FormEvent) => {
    event.preventDefault();
    live?.ask();
  };
  return (
    <form className={styles.box} role="search" aria-label={name} action={withPrefix(action)} data-size={size} onSubmit={live && answer}>
      <input
        ref={live?.field}
        className={styles.field}
        type="search"
        name="q"
        aria-label={name}
        placeholder={label ?? t('common:searchFor')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        onInput={live?.ask}
      />
      {/* Named apart from its word, which gives way where there is little room. */}
      <button className={styles.button} type="submit" aria-label={t('common:search')}>
        <Icon name="search" />
        <span className={styles.word}>{t('common:search')}</span>
      </button>
    </form>
  );
}
