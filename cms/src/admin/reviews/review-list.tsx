import { Field, Flex, Link, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { DueReview } from '../../content/reviews/review.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { englishReviews } from '../texts/en/starters.ts';
import { useTexts } from '../texts/use-texts.ts';

/** How many reviews are listed; the longest overdue are first. */
const maxShown = 10;

type Unit = NonNullable<DueReview['owner']>;

/** Lists the units that answer for some of the pages, by name. */
export function listUnits(reviews: readonly DueReview[]): Unit[] {
  const units = new Map(reviews.flatMap(({ owner }) => (owner ? [[owner.document, owner]] : [])));
  return [...units.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Renders a page to be read again, by when, and who answers for it. */
function ReviewRow({ document, locale, title, reviewOn, isDue, owner }: DueReview) {
  const translate = useTexts(englishReviews);
  const name = title === '' ? document : title;
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1} width="100%">
      <Link tag={RouterLink} to={getEntryAddress({ type: 'page', documentId: document, locale })}>
        {name}
      </Link>
      <Typography variant="pi" textColor={isDue ? 'danger600' : 'neutral600'}>
        {translate(isDue ? 'ochiq.reviews.due' : 'ochiq.reviews.soon', { day: formatShortDay(reviewOn) })}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {owner === null ? translate('ochiq.reviews.nobody') : owner.name}
      </Typography>
    </Flex>
  );
}

type Props = { reviews: readonly DueReview[]; unit: string | null; onUnit: (unit: string | null) => void };

/** Renders the pages to be read again, of all units or of one. */
export function ReviewList({ reviews, unit, onUnit }: Props) {
  const translate = useTexts(englishReviews);
  const units = listUnits(reviews);
  // A unit without reviews is not among the choices.
  const chosen = units.find(({ document }) => document === unit)?.document ?? null;
  const own = unit === null ? reviews : reviews.filter(({ owner }) => owner?.document === unit);
  const shown = own.slice(0, maxShown);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} style={{ contain: 'inline-size' }}>
      {(units.length > 1 || unit !== null) && (
        <Field.Root name="ochiq-review-unit">
          <Field.Label>{translate('ochiq.reviews.unit')}</Field.Label>
          <SingleSelect size="S" value={chosen ?? ''} onChange={(value) => onUnit(value === '' ? null : String(value))}>
            <SingleSelectOption value="">{translate('ochiq.reviews.all')}</SingleSelectOption>
            {units.map(({ document, name }) => (
              <SingleSelectOption key={document} value={document}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      {shown.length === 0 ? (
        <Typography textColor="neutral600">{translate('ochiq.reviews.none')}</Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
          {shown.map((review) => (
            <ReviewRow key={review.document} {...review} />
          ))}
        </Flex>
      )}
      {own.length > shown.length && (
        <Typography variant="pi" textColor="neutral600">
          {translate('ochiq.reviews.more', { count: own.length - shown.length })}
        </Typography>
      )}
    </Flex>
  );
}
