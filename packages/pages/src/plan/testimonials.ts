import type { Entry } from '@ochiq/contract/content-types';

import { byOrder } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { theList, type Reading } from '../reading.ts';
import type { SectionView } from '../view/section.ts';
import { planSection } from './section.ts';

export type TestimonialView = { id: string; content: string; name: string; role: string };
export type ReviewBody = { section: SectionView; testimonials: TestimonialView[]; elsewhere: number };

export function testimonialViews(testimonials: readonly Entry<'testimonial'>[]): TestimonialView[] {
  return [...testimonials].sort(byOrder).map(({ documentId: id, content, name, role }) => ({ id, content, name, role }));
}

export const testimonialPlanners = {
  review: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'review', (section) => {
      const { entries, elsewhere } = theList(reading, 'testimonial');
      return { section, testimonials: testimonialViews(entries), elsewhere };
    }),
  ],
};
