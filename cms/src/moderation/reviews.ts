import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../strapi/rows';
import { syncDerivedEntry, type DerivedEntry } from './shown';

type Review = { stage: string; language: Locale; name: string; role: string; content: string; consent: boolean };

const testimonials = 'api::testimonial.testimonial';
/** The contract's own end of the list. */
const maxOrder = 1000;

async function getLastOrder(strapi: Core.Strapi): Promise<{ order: number }> {
  const [last] = await getRows<{ order: number }>(strapi, testimonials).findMany({
    where: { order: { $notNull: true } },
    orderBy: { order: 'desc' },
    limit: 1,
  });
  return { order: Math.min((last?.order ?? 0) + 1, maxOrder) };
}

function buildTestimonial(strapi: Core.Strapi, review: Review | null): DerivedEntry | null {
  if (review?.stage !== 'approved' || !review.consent) return null;
  const { language, name, role, content } = review;
  return { type: 'testimonial', locale: language, data: { name, role, content, consent: true }, last: () => getLastOrder(strapi) };
}

/** Shows a review among the testimonials when it is approved, and only then. */
export async function syncReview(strapi: Core.Strapi, documentId: string): Promise<void> {
  const review = await getRows<Review>(strapi, 'api::review.review').findOne({ where: { documentId } });
  await syncDerivedEntry(strapi, `review/${documentId}`, 'testimonial', buildTestimonial(strapi, review));
}
