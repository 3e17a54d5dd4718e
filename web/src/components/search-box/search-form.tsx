import { withPrefix } from 'gatsby';
import type { FormEvent, ReactNode } from 'react';

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
