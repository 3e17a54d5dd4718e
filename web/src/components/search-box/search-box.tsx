import type { FormEvent, RefObject } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { SearchField } from './search-field';
import { SearchForm } from './search-form';

type SearchBoxProps = {
  /** The search page of the reader's language. */
  action: string;
  size: 'aside' | 'page';
  /** What is searched, where it is not the whole site. */
  label?: string;
  /** Where the page itself answers: told of every letter, and of Enter. */
  live?: { field: RefObject<HTMLInputElement>; ask: () => void };
};

/** A search of the site, or of what the page itself holds. */
export function SearchBox({ action, size, label, live }: SearchBoxProps) {
  const t = useMessages();
  const answer = (event: FormEvent) => {
    event.preventDefault();
    live?.ask();
  };
  return (
    <SearchForm action={action} label={label ?? t('common:searchSite')} onSubmit={live && answer}>
      <SearchField size={size} label={label} field={live?.field} {...(live && { input: { onInput: live.ask } })} />
    </SearchForm>
  );
}
