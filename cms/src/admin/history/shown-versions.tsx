import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Box, Flex, Link, Typography } from '@strapi/design-system';

import type { PublishedOnResponse } from '../../content/history/version.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { englishHistory } from '../texts/en/history.ts';
import { useTexts } from '../texts/use-texts.ts';
import { formatVersionName } from './describe-version.ts';

type ShownVersion = PublishedOnResponse['versions'][number];

function PageLink({ version: { at, url } }: { version: ShownVersion }) {
  const translate = useTexts(englishHistory);
  if (url === null) return <Typography variant="pi">{translate('ochiq.history.page.none')}</Typography>;
  const label = translate('ochiq.history.page.name', { minute: formatMinute(at) });
  return (
    <Link href={url} target="_blank" rel="noreferrer" aria-label={label}>
      {translate('ochiq.history.page')}
    </Link>
  );
}

/** Renders what readers saw on a day: each version with the way to its page, or why there is none. */
export function ShownVersions({ day, response }: { day: string; response: PublishedOnResponse | 'broken' }) {
  const translate = useTexts(englishHistory);
  if (response === 'broken') return <Typography role="alert">{translate('ochiq.history.day.broken')}</Typography>;
  const { versions, begins } = response;
  const shortDay = formatShortDay(day);
  if (begins === null) return <Typography role="status">{translate('ochiq.history.none')}</Typography>;
  if (versions.length === 0) {
    const isBefore = day <= toTashkentDay(new Date(begins));
    const values = { day: shortDay, minute: formatMinute(begins) };
    return <Typography role="status">{translate(isBefore ? 'ochiq.history.day.before' : 'ochiq.history.day.none', values)}</Typography>;
  }
  return (
    <Box role="status">
      <Typography>{translate('ochiq.history.day.shown', { day: shortDay })}</Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
        {versions.map((version) => (
          <Flex tag="li" key={version.id} direction="column" alignItems="flex-start">
            <Typography fontWeight="semiBold">{formatVersionName(version, translate)}</Typography>
            <PageLink version={version} />
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
