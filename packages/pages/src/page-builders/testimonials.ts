import type { Entry } from '@ochiq/contract/content-types';

import { compareByOrder } from '../format/order.ts';
import type { DefinedPage } from '../define-page.ts';
import { listEntries, type RenderContext } from '../render-context.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineSectionPage } from './section.ts';

export type TestimonialView = { id: string; content: string; name: string; role: string };
export type ReviewBody = { section: SectionView; testimonials: TestimonialView[]; elsewhere: number };

export function toTestimonialViews(testimonials: readonly Entry<'testimonial'>[]): TestimonialView[] {
  return [...testimonials].sort(compareByOrder).map(({ documentId: id, content, name, role }) => ({ id, content, name, role }));
}

export const testimonialPlanners = {
  review: (context: RenderContext): DefinedPage<'review', ReviewBody>[] => [
    defineSectionPage(context, 'review', (section) => {
      const { entries, elsewhere } = listEntries(context, 'testimonial');
      return { section, testimonials: toTestimonialViews(entries), elsewhere };
    }),
  ],
};
