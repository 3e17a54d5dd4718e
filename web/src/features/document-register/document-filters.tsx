import type { DocumentFacet, DocumentFacets } from '@ochiq/pages/view-models/build-document-register';

import { useMessages } from '../../i18n/use-messages';
import { FilterRow, type OnChoose } from '../../components/filter-row/filters';
import * as styles from './document-filters.module.css';

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
  const row = <F extends DocumentFacet>(facet: F, labelOf: (value: DocumentFacets[F][number]['value']) => string) => {
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
        label: labelOf(value),
        path,
        lang: null,
        count,
        current: current || chosen[facet] === value,
      })),
    };
  };
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{t('documents:filters')}</summary>
      <nav className={styles.filters} aria-label={t('documents:filters')}>
        <FilterRow title={t('documents:kindLabel')} {...row('kind', (kind) => t(`documents:kind.${kind}`))} />
        <FilterRow title={t('documents:statusLabel')} {...row('status', (status) => t(`documents:status.${status}`))} />
        <FilterRow title={t('documents:yearLabel')} {...row('year', (year) => year)} />
      </nav>
    </details>
  );
}
