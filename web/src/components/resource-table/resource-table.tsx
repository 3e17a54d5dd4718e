import type { Locale } from '@ochiq/contract/locales';
import type { ResourceView } from '@ochiq/pages/plan/datasets';

import { useMessages } from '../../i18n/use-messages';
import { AnyLink } from '../any-link/any-link';
import { DataTable } from '../data-table/data-table';

/** The files of a dataset. */
export function ResourceTable({ resources, lang }: { resources: readonly ResourceView[]; lang: Locale | null }) {
  const t = useMessages();
  const withSchema = resources.some(({ schema }) => schema !== null);
  const headings = [t('datasets:resource'), t('datasets:format'), t('datasets:size'), t('datasets:rows')];
  return (
    <DataTable
      named
      caption={t('datasets:resources')}
      headings={withSchema ? [...headings, t('datasets:schema')] : headings}
      rows={resources.map(({ title, href, format, size, rows, schema }) => [
        <AnyLink key="title" href={href} lang={lang}>
          {title}
        </AnyLink>,
        format,
        size,
        rows,
        ...(withSchema
          ? [
              schema && (
                <AnyLink key="schema" href={schema.href}>
                  {t('datasets:schemaOf', { title })}
                </AnyLink>
              ),
            ]
          : []),
      ])}
    />
  );
}
