import type { IndexGroup } from '@ochiq/pages/plan/search-index';
import type { Shell } from '@ochiq/pages/view/shell';
import { holdsAll, wordsOf } from '@ochiq/pages/view/find';
import { useEffect, useMemo, useRef } from 'react';

import { SearchBox } from '../../components/search-box/search-box';
import { useQuery } from '../../components/search-box/use-query';
import { Titled } from '../../components/titled/titled';
import { useMessages } from '../../i18n/use-messages';
import { FoundLinks } from './found-links';
import { NothingFound } from './nothing-found';
import { askedIn, keepAsked } from './query-of-address';
import * as styles from './search-index.module.css';

type SearchIndexProps = { groups: readonly IndexGroup[]; action: string; footer: Pick<Shell['footer'], 'trustPhone' | 'links'> };

/** Everything on the site by its name; with a script, narrowed to what is looked for. */
export function SearchIndex({ groups, action, footer }: SearchIndexProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const { query, ask } = useQuery(field, askedIn);
  const words = useMemo(() => wordsOf(query), [query]);
  const found = useMemo(
    () =>
      groups
        .map(({ kind, links }) => ({ kind, links: links.filter(({ label, note }) => holdsAll(`${label} ${note ?? ''}`, words)) }))
        .filter(({ links }) => links.length > 0),
    [groups, words],
  );
  useEffect(() => {
    // Before the field's first words are taken over, there is nothing to keep yet.
    if (query !== '' || field.current?.value === '') keepAsked(query);
  }, [query]);
  const count = found.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <div className={styles.parts}>
      <div className={styles.ask}>
        <SearchBox action={action} size="page" live={{ field, ask }} />
        <p role="status">{words.length === 0 ? t('citizens:searchHint') : t('citizens:found', { count })}</p>
      </div>
      {found.length === 0 && <NothingFound footer={footer} />}
      {found.map(({ kind, links }) => (
        <Titled key={kind} title={t(`citizens:kind.${kind}`)}>
          <FoundLinks links={links} words={words} />
        </Titled>
      ))}
    </div>
  );
}
