import { localePrefixes } from '@ochiq/contract/routing/path-for';
import { routeNames, type RouteName } from '@ochiq/contract/routing/routes';

import type { Content } from './content/content.ts';
import type { RouteTemplate } from './define-page.ts';
import type { PlannedPage } from './page.ts';
import { accountPlanners } from './page-builders/account.ts';
import { blogPlanners } from './page-builders/blog.ts';
import { citizenPlanners } from './page-builders/citizens.ts';
import { datasetPlanners } from './page-builders/datasets.ts';
import { documentPlanners } from './page-builders/documents.ts';
import { formPlanners } from './page-builders/forms.ts';
import { helpPlanners } from './page-builders/help.ts';
import { homePlanners } from './page-builders/home.ts';
import { newsItemPlanners } from './page-builders/news-item.ts';
import { newsListPlanners } from './page-builders/news-list.ts';
import { peoplePlanners } from './page-builders/people.ts';
import { treePlanners } from './page-builders/tree-pages.ts';
import { pressPlanners } from './page-builders/press.ts';
import { projectPlanners } from './page-builders/projects.ts';
import { defineTopicPage } from './page-builders/section.ts';
import { servicePlanners } from './page-builders/services.ts';
import { tenderPlanners } from './page-builders/tenders.ts';
import { testimonialPlanners } from './page-builders/testimonials.ts';
import { unitPlanners } from './page-builders/units.ts';
import { vacancyPlanners } from './page-builders/vacancies.ts';
import { createRenderContext, type RenderContext } from './render-context.ts';
import { createMemo } from './memo.ts';

/** The planner of each route's pages. The compiler requires every route of the table, with the data of its template. */
const planners = {
  about: defineTopicPage('about'),
  activities: defineTopicPage('activities'),
  antimonopoly: defineTopicPage('antimonopoly'),
  audit: defineTopicPage('audit'),
  corruption: defineTopicPage('corruption'),
  gender: defineTopicPage('gender'),
  international: defineTopicPage('international'),
  youth: defineTopicPage('youth'),
  privacy: defineTopicPage('privacy'),
  accessibility: defineTopicPage('accessibility'),
  ...homePlanners,
  ...newsListPlanners,
  ...newsItemPlanners,
  ...blogPlanners,
  ...pressPlanners,
  ...documentPlanners,
  ...peoplePlanners,
  ...unitPlanners,
  ...servicePlanners,
  ...projectPlanners,
  ...vacancyPlanners,
  ...tenderPlanners,
  ...datasetPlanners,
  ...testimonialPlanners,
  ...citizenPlanners,
  ...accountPlanners,
  ...formPlanners,
  ...helpPlanners,
  ...treePlanners,
} satisfies { [R in RouteName]: (context: RenderContext) => PlannedPage<RouteTemplate<R>>[] };

/** Plans the pages of one route under one locale prefix. */
export const planRoute = (context: RenderContext, route: RouteName): PlannedPage[] => planners[route](context);

/**
 * Plans the complete site: every route under every locale prefix.
 * @param today the day the pages are built for, `YYYY-MM-DD` in Tashkent
 * @param options the tables of data files, the link targets that exist, and whether page views are counted
 */
export function planPages(
  content: Content,
  today: string,
  options: Partial<Pick<RenderContext, 'tables' | 'targets' | 'arePagesCounted'>> = {},
): PlannedPage[] {
  const remember = createMemo();
  return localePrefixes.flatMap((form) => {
    const context = createRenderContext(content, form, today, { ...options, remember });
    return routeNames.flatMap((route) => planRoute(context, route));
  });
}
