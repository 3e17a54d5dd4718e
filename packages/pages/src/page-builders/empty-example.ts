import { getFixedPaths, definePage, type DefinedPage, type RouteTemplate } from '../define-page.ts';
import type { RenderContext } from '../render-context.ts';
import { getSection } from '../view-models/section.ts';
import { getSectionCrumb } from './section.ts';

type ExampleRoute = 'blog-details' | 'service-details' | 'project-details';

/**
 * Defines an example page while nothing of its kind is published: the list's heading, and a note that there is nothing
 * yet.
 */
export function defineEmptyExamplePage<R extends ExampleRoute, B>(
  context: RenderContext,
  route: R,
  list: 'news' | 'services' | 'project',
  body: B,
): DefinedPage<RouteTemplate<R>, B> {
  return definePage(context, route, {} as never, () => {
    const { entry, foreign, translated } = getSection(context, list);
    return {
      title: entry.title,
      foreign,
      translated,
      paths: getFixedPaths(route),
      trail: [getSectionCrumb(context, list)],
      body: () => body,
    };
  });
}
