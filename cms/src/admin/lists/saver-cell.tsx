import { isLocale } from '@ochiq/contract/routing/locales';
import { Typography } from '@strapi/design-system';

import { formatMinute } from '../../content/schedule/minute.ts';
import { type ListRow, useDetails } from './read-details.ts';

/** Renders who saved a row's entry last in its language, and when. */
export function SaverCell({ model, row }: { model: string; row: ListRow }) {
  const details = useDetails(model, row);
  const { locale } = row;
  const version = details && isLocale(locale) ? details[locale] : null;
  return (
    <>
      <Typography variant="pi" textColor="neutral800" style={{ display: 'block' }}>
        {version?.savedBy ?? '–'}
      </Typography>
      {version?.savedAt && (
        <Typography variant="pi" textColor="neutral600" style={{ display: 'block', whiteSpace: 'nowrap' }}>
          {formatMinute(version.savedAt)}
        </Typography>
      )}
    </>
  );
}
