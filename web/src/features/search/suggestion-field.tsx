import type { Locale } from '@ochiq/contract/routing/locales';
import type { SearchType } from '@ochiq/contract/search/search-terms';
import { useId } from 'react';

import { SearchField } from '../../components/search-box/search-field';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden';
import { useMessages } from '../../i18n/use-messages';
import { useSuggestions } from './use-suggestions';
import * as styles from './suggestion-field.module.css';

/** Renders the loading indicator, for the eye only: screen readers use the field's status. */
function LoadingIndicator() {
  return <span className={styles.loading} aria-hidden="true" />;
}

type SuggestionFieldProps = {
  locale: Locale;
  size: 'hero' | 'aside' | 'page';
  label?: string | undefined;
  only?: SearchType | undefined;
  /** Attributes for the edge. */
  attributes?: { [attribute: `data-${string}`]: string };
};

/** Renders the search field with suggestions: a combobox as soon as a script has loaded (ARIA 1.2). */
export function SuggestionField({ locale, size, label, only, attributes }: SuggestionFieldProps) {
  const t = useMessages();
  const id = useId();
  const { isLive, isLoading, items, List, active, handlers, go } = useSuggestions(locale, only);
  const optionId = (index: number) => `${id}-${String(index)}`;
  const isOpen = List !== null && items !== null && items.length > 0;
  const combobox = isLive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? id : undefined,
    'aria-expanded': isOpen,
    'aria-busy': isLoading,
    'aria-activedescendant': active === null ? undefined : optionId(active),
  };
  return (
    <SearchField size={size} label={label} input={{ ...attributes, ...handlers, ...combobox }}>
      {isLive && (
        <>
          {isLoading && <LoadingIndicator />}
          {isOpen && <List id={id} items={items} active={active} optionId={optionId} onChoose={go} />}
          <VisuallyHidden>
            <span role="status">
              {isLoading && t('common:suggestionsLoading')}
              {!isLoading && items !== null && t('common:suggestionsFound', { count: items.length })}
            </span>
          </VisuallyHidden>
        </>
      )}
    </SearchField>
  );
}
