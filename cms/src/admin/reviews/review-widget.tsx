import { Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { type DueReview, reviewsPath, reviewsResponse } from '../../content/reviews/review.ts';
import { englishReviews } from '../texts/en/starters.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ReviewList } from './review-list.tsx';

/** Where the browser keeps the unit whose pages its user looks after. */
const unitKey = 'ochiq-review-unit';

/** Reads the pages to be read again: `null` before the response, `broken` where it fails. */
function useReviews(): readonly DueReview[] | 'broken' | null {
  const { get } = useFetchClient();
  const [reviews, setReviews] = useState<readonly DueReview[] | 'broken' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const response = await get(reviewsPath).then(
        ({ data }) => reviewsResponse.parse(data).reviews,
        () => 'broken' as const,
      );
      if (isCurrent) setReviews(response);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get]);
  return reviews;
}

/** Renders the pages whose review is due, on the panel's home page. */
export function ReviewWidget() {
  const translate = useTexts(englishReviews);
  const reviews = useReviews();
  const [unit, setUnit] = useState(() => window.localStorage.getItem(unitKey));
  if (reviews === null) return <Widget.Loading />;
  if (reviews === 'broken') return <Typography role="alert">{translate('ochiq.reviews.broken')}</Typography>;
  const store = (chosen: string | null) => {
    if (chosen === null) window.localStorage.removeItem(unitKey);
    else window.localStorage.setItem(unitKey, chosen);
    setUnit(chosen);
  };
  return <ReviewList reviews={reviews} unit={unit} onUnit={store} />;
}
