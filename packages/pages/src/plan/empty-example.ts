import type { Bodies } from '../bodies.ts';
import { fixedPaths, planPage, type PlannedPage } from '../page.ts';
import type { Reading } from '../reading.ts';
import { theSection } from '../view/section.ts';
import type { routes } from '@ochiq/contract/routes';
import { crumbOf } from './section.ts';

type Example = 'blog-details' | 'service-details' | 'project-details';

/**
 * Defines an example page while nothing of its kind is published: the list's heading, and a note that there is nothing
 * yet.
 */
export function planEmptyExample<R extends Example>(
  reading: Reading,
  route: R,
  list: 'news' | 'services' | 'project',
  body: Bodies[(typeof routes)[R]['template']],
): PlannedPage {
  return planPage(reading, route, {} as never, () => {
    const { entry, foreign, translated } = theSection(reading, list);
    return { title: entry.title, foreign, translated, paths: fixedPaths(route), trail: [crumbOf(reading, list)], body: () => body };
  });
}
