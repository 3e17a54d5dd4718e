import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { RouteName } from '@ochiq/contract/routing/routes';
import type { PlannedPage } from '@ochiq/pages/page';
import { planRoute } from '@ochiq/pages/plan';
import type { RenderContext } from '@ochiq/pages/render-context';

type PageFinder = (reading: RenderContext) => PlannedPage | null;
type PageFinders = { [N in ContentTypeName]: (entry: Entry<N>) => PageFinder };

/** Finds the page of a route that has only one. */
const findSinglePage =
  (route: RouteName): PageFinder =>
  (reading) =>
    planRoute(reading, route)[0] ?? null;

/** Finds the document's own page. */
const findOwnPage =
  (route: RouteName) =>
  ({ documentId }: { documentId: string }): PageFinder =>
  (reading) =>
    planRoute(reading, route).find(({ source }) => source?.documentId === documentId) ?? null;

/** Finds the news page of a label; an unused label has no page and is shown nowhere. */
const findLabelPage =
  (route: 'news-category' | 'news-tag') =>
  ({ slug }: { slug: string }): PageFinder =>
  (reading) =>
    planRoute(reading, route).find(({ path }) => path === pathFor(route, reading.form, { slug })) ?? findSinglePage('news')(reading);

/** The best page to preview an entry of each type. The compiler requires every type. */
const finders: PageFinders = {
  alert: () => findSinglePage('home'),
  announcement: findOwnPage('announcement'),
  'appeal-statistic': () => findSinglePage('appeals'),
  category: findLabelPage('news-category'),
  dataset: findOwnPage('dataset'),
  document: findOwnPage('document'),
  faq: () => findSinglePage('faq'),
  home: () => findSinglePage('home'),
  navigation: () => findSinglePage('home'),
  news: findOwnPage('news-item'),
  'news-comment': ({ news }) => findOwnPage('news-item')({ documentId: news }),
  page: findOwnPage('page'),
  person: findOwnPage('person'),
  'press-conference': findOwnPage('press-conference'),
  project: findOwnPage('project-item'),
  redirect: () => () => null,
  'section-page': ({ key }) => findSinglePage(key),
  service: findOwnPage('service'),
  site: () => findSinglePage('home'),
  tag: findLabelPage('news-tag'),
  tender: findOwnPage('tender'),
  testimonial: () => findSinglePage('review'),
  unit: findOwnPage('unit'),
  vacancy: findOwnPage('vacancy-item'),
};

/** Finds the page on which an entry is shown in this locale; `null` where there is none. */
export function findEntryPage<N extends ContentTypeName>(reading: RenderContext, type: N, entry: Entry<N>): PlannedPage | null {
  const finder: (entry: Entry<N>) => PageFinder = finders[type];
  return finder(entry)(reading);
}
