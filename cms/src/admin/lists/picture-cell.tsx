import { isLocale } from '@ochiq/contract/routing/locales';
import { Box, Typography } from '@strapi/design-system';

import { type ListRow, useDetails } from './read-details.ts';

/** Renders the picture of a row's entry, small, with its alternative text. */
export function PictureCell({ model, row }: { model: string; row: ListRow }) {
  const details = useDetails(model, row);
  const { locale } = row;
  const picture = details && isLocale(locale) ? details[locale].picture : null;
  return (
    <Box minWidth="7.2rem">
      {picture ? (
        <img
          src={picture.url}
          alt={picture.alt}
          width={72}
          height={48}
          loading="lazy"
          style={{ display: 'block', objectFit: 'cover', borderRadius: '4px' }}
        />
      ) : (
        <Typography textColor="neutral800">-</Typography>
      )}
    </Box>
  );
}
