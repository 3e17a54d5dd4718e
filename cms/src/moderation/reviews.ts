import type { Locale } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';
import { showOnly, type Showing } from './shown';

type Review = { stage: string; language: Locale; name: string; role: string; content: string; consent: boolean };

const testimonials = 'api::testimonial.testimonial';
/** The contract's own end of the list. */
const greatestOrder = 1000;

async function atTheEnd(strapi: Core.Strapi): Promise<{ order: number }> {
  const [last] = await rowsOf<{ order: number }>(strapi, testimonials).findMany({
    where: { order: { $notNull: true } },
    orderBy: { order: 'desc' },
    limit: 1,
  });
  return { order: Math.min((last?.order ?? 0) + 1, greatestOrder) };
}

function showingOf(strapi: Core.Strapi, review: Review | null): Showing | null {
  if (review?.stage !== 'approved' || !review.consent) return null;
  const { language, name, role, content } = review;
  return { type: 'testimonial', locale: language, data: { name, role, content, consent: true }, last: () => atTheEnd(strapi) };
}

/** Shows a review among the testimonials when it is approved, and only then. */
export async function settleReview(strapi: Core.Strapi, documentId: string): Promise<void> {
  const review = await rowsOf<Review>(strapi, 'api::review.review').findOne({ where: { documentId } });
  await showOnly(strapi, `review/${documentId}`, 'testimonial', showingOf(strapi, review));
}
