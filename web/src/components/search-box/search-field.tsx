import { searchQueryMax } from '@ochiq/contract/search/search-terms';
import type { ComponentPropsWithoutRef, FormEvent, ReactNode, RefObject } from 'react';
import { withPrefix } from 'gatsby';

import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/icon';
import * as styles from './search-box.module.css';

type SearchFormProps = {
  /** The search page of the reader's language. */
  action: string;
  /** What is searched. */
  label: string;
  onSubmit?: ((event: FormEvent) => void) | undefined;
  children: ReactNode;
};

/** Renders a search form that works without a script: it submits to the search page. */
export function SearchForm({ action, label, onSubmit, children }: SearchFormProps) {
  return (
    <form className={styles.form} role="search" aria-label={label} action={withPrefix(action)} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

type SearchFieldProps = {
  /** `hero` is for the home page, `aside` for a side column, `page` for the page's own content. */
  size: 'hero' | 'aside' | 'page';
  /** What is searched, where it is not the whole site. */
  label?: string | undefined;
  field?: RefObject<HTMLInputElement> | undefined;
  /** Further attributes of the input. */
  input?: ComponentPropsWithoutRef<'input'> & { [attribute: `data-${string}`]: string };
  /** Shown below the field. */
  children?: ReactNode;
};

/** Renders a search field and its button. */
export function SearchField({ size, label, field, input, children }: SearchFieldProps) {
  const t = useMessages();
  return (
    <div className={styles.box} data-size={size}>
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        aria-label={label ?? t('common:searchSite')}
        placeholder={label ?? t('common:searchFor')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchQueryMax}
        {...input}
      />
      {/* Named apart from its word, which gives way where there is little room. */}
      <button className={styles.button} type="submit" aria-label={t('common:search')}>
        <Icon name="search" />
        <span className={styles.buttonLabel}>{t('common:search')}</span>
      </button>
      {children}
    </div>
  );
}
