import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import { pathFor } from '@ochiq/contract/path-for';
import type { RouteName } from '@ochiq/contract/routes';
import type { PlannedPage } from '@ochiq/pages/page';
import { planRoute } from '@ochiq/pages/plan';
import type { Reading } from '@ochiq/pages/reading';

type Find = (reading: Reading) => PlannedPage | null;
type Finders = { [N in ContentTypeName]: (entry: Entry<N>) => Find };

/** Finds the page of a route that has only one. */
const only =
  (route: RouteName): Find =>
  (reading) =>
    planRoute(reading, route)[0] ?? null;

/** Finds the document's own page. */
const own =
  (route: RouteName) =>
  ({ documentId }: { documentId: string }): Find =>
  (reading) =>
    planRoute(reading, route).find(({ source }) => source?.documentId === documentId) ?? null;

/** Finds the news page of a label; an unused label has no page and is shown nowhere. */
const label =
  (route: 'news-category' | 'news-tag') =>
  ({ slug }: { slug: string }): Find =>
  (reading) =>
    planRoute(reading, route).find(({ path }) => path === pathFor(route, reading.form, { slug })) ?? only('news')(reading);

/** The best page to preview an entry of each type. The compiler requires every type. */
const finders: Finders = {
  alert: () => only('home'),
  announcement: own('announcement'),
  'appeal-statistic': () => only('appeals'),
  category: label('news-category'),
  dataset: own('dataset'),
  document: own('document'),
  faq: () => only('faq'),
  home: () => only('home'),
  navigation: () => only('home'),
  news: own('news-item'),
  'news-comment': ({ news }) => own('news-item')({ documentId: news }),
  person: own('person'),
  'press-conference': own('press-conference'),
  project: own('project-item'),
  redirect: () => () => null,
  'section-page': ({ key }) => only(key),
  service: own('service'),
  site: () => only('home'),
  tag: label('news-tag'),
  tender: own('tender'),
  testimonial: () => only('review'),
  unit: own('unit'),
  vacancy: own('vacancy-item'),
};

/** Finds the page on which an entry is shown in this locale; `null` where there is none. */
export function pageOf<N extends ContentTypeName>(reading: Reading, type: N, entry: Entry<N>): PlannedPage | null {
  const finder: (entry: Entry<N>) => Find = finders[type];
  return finder(entry)(reading);
}
