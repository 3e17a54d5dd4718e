import type { Locale } from '@ochiq/contract/routing/locales';
import type { SearchType } from '@ochiq/contract/search/search-terms';

import { SearchForm } from '../../components/search-box/search-field';
import { useMessages } from '../../i18n/use-messages';
import { SuggestionField } from './suggestion-field';

type SuggestionSearchProps = {
  /** The search page of the reader's language. */
  action: string;
  locale: Locale;
  size: 'hero' | 'aside';
  /** What is searched, where it is not the whole site. */
  label?: string;
  /** The only type that is searched. */
  only?: SearchType;
};

/**
 * Renders a search of the site that suggests pages while a reader types; without a script it submits to the search
 * page.
 */
export function SuggestionSearch({ action, locale, size, label, only }: SuggestionSearchProps) {
  const t = useMessages();
  return (
    <SearchForm action={action} label={label ?? t('common:searchSite')}>
      <SuggestionField locale={locale} size={size} label={label} only={only} />
      {only !== undefined && <input type="hidden" name="type" value={only} />}
    </SearchForm>
  );
}
