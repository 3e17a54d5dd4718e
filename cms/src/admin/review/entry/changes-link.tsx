import { Link, Loader, Typography } from '@strapi/design-system';

import type { EntryQuery } from '../../../content/history/version.ts';
import { getCompareAddress } from '../../history/compare-address.ts';
import { englishReview } from '../../texts/en/review/entry.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { LiveVersion } from './read-live-version.ts';

/**
 * Renders the way to what changed since the published version, in another tab: the dialog stays.
 * @param props.live `null` before it is read
 */
export function ChangesLink({ entry, live }: { entry: EntryQuery; live: LiveVersion | null }) {
  const translate = useTexts(englishReview);
  if (live === null) return <Loader small>{translate('ochiq.review.approve.changes')}</Loader>;
  if (live === 'none') return <Typography>{translate('ochiq.review.approve.new')}</Typography>;
  if (live === 'unknown') return <Typography>{translate('ochiq.review.approve.unknown')}</Typography>;
  return (
    <Link isExternal href={`/admin${getCompareAddress(entry, live)}`}>
      {translate('ochiq.review.approve.changes')}
    </Link>
  );
}
