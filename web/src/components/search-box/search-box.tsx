import type { FormEvent, RefObject } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { SearchField, SearchForm } from './search-field';

type SearchBoxProps = {
  /** The search page in the reader's language. */
  action: string;
  size: 'aside' | 'page';
  /** What is searched, where it is not the whole site. */
  label?: string;
  /** Where the page itself shows results: called for every letter, and for Enter. */
  live?: { field: RefObject<HTMLInputElement>; updateQuery: () => void };
};

/** Renders a search of the site, or within the page. */
export function SearchBox({ action, size, label, live }: SearchBoxProps) {
  const t = useMessages();
  const handleLiveEvent = (event: FormEvent) => {
    event.preventDefault();
    live?.updateQuery();
  };
  return (
    <SearchForm action={action} label={label ?? t('common:searchSite')} onSubmit={live && handleLiveEvent}>
      <SearchField size={size} label={label} field={live?.field} {...(live && { input: { onInput: live.updateQuery } })} />
    </SearchForm>
  );
}
