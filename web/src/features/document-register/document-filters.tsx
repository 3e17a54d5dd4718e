import type { DocumentFacet, DocumentFacets, DocumentPart } from '@ochiq/pages/view-models/build-document-register';
import { useEffect, useId, useRef } from 'react';

import { type Translate, useMessages } from '../../i18n/use-messages';
import { FilterRow, type OnChoose } from '../../components/filters/filters';
import * as styles from './document-filters.module.css';
import { Icon } from '../../components/icon/icon';

type QueryFilterProps = {
  query: string;
  onChange: (words: string) => void;
  /** Set where there are words to clear. */
  onClear: (() => void) | null;
};

/** The debounce of typing, in milliseconds: long enough for a word to be finished, too short to be noticed. */
const pause = 200;

/** Filters rows by words while they are typed; absent without a script. */
export function QueryFilter({ query, onChange, onClear }: QueryFilterProps) {
  const t = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<number>(undefined);

  // The address is read after hydration; text that was typed before stays.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = query;
  }, [query]);

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
      <div className={styles.fieldRow}>
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
          <button type="reset" className={styles.clearButton}>
            {t('documents:clear')}
          </button>
        )}
      </div>
    </form>
  );
}

/** Returns the name of a part of the register. */
export function getDocumentPartName(part: DocumentPart | null, t: Translate): string | null {
  switch (part?.facet) {
    case undefined:
      return null;
    case 'kind':
      return t(`documents:kind.${part.value}`);
    case 'status':
      return t(`documents:status.${part.value}`);
    case 'year':
      return t('documents:inYear', { year: part.value });
  }
}

type DocumentFiltersProps = {
  facets: DocumentFacets;
  /** The choices on the page itself. */
  chosen: Readonly<Record<DocumentFacet, string | null>>;
  /** Handles a choice; `false` leaves it to the link. */
  onChoose: ((facet: DocumentFacet, value: string) => void) | null;
};

/** Renders the filters of the register: links, so that they work without a script. */
export function DocumentFilters({ facets, chosen, onChoose }: DocumentFiltersProps) {
  const t = useMessages();
  const row = <F extends DocumentFacet>(facet: F, getLabel: (value: DocumentFacets[F][number]['value']) => string) => {
    const links: readonly DocumentFacets[F][number][] = facets[facet];
    const choose: OnChoose = ({ path }, event) => {
      const link = links.find((candidate) => candidate.path === path);
      if (!link?.whole || !onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose(facet, chosen[facet] === link.value ? '' : link.value);
    };
    return {
      onChoose: onChoose ? choose : undefined,
      filters: links.map(({ value, path, count, current }) => ({
        label: getLabel(value),
        path,
        lang: null,
        count,
        current: current || chosen[facet] === value,
      })),
    };
  };
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('documents:filters')}</summary>
      <nav className={styles.filters} aria-label={t('documents:filters')}>
        <FilterRow title={t('documents:kindLabel')} {...row('kind', (kind) => t(`documents:kind.${kind}`))} />
        <FilterRow title={t('documents:statusLabel')} {...row('status', (status) => t(`documents:status.${status}`))} />
        <FilterRow title={t('documents:yearLabel')} {...row('year', (year) => year)} />
      </nav>
    </details>
  );
}
