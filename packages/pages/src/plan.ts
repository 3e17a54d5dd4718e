import { pathForms } from '@ochiq/contract/path-for';
import { routeNames, type RouteName } from '@ochiq/contract/routes';

import type { Content } from './content.ts';
import type { PlannedPage } from './page.ts';
import { accountPlanners } from './plan/account.ts';
import { blogPlanners } from './plan/blog.ts';
import { citizenPlanners } from './plan/citizens.ts';
import { datasetPlanners } from './plan/datasets.ts';
import { documentPlanners } from './plan/documents.ts';
import { formPlanners } from './plan/forms.ts';
import { helpPlanners } from './plan/help.ts';
import { homePlanners } from './plan/home.ts';
import { newsItemPlanners } from './plan/news-item.ts';
import { newsListPlanners } from './plan/news-list.ts';
import { newsPartPlanners } from './plan/news-parts.ts';
import { peoplePlanners } from './plan/people.ts';
import { pressPlanners } from './plan/press.ts';
import { projectPlanners } from './plan/projects.ts';
import { planTopic } from './plan/section.ts';
import { servicePlanners } from './plan/services.ts';
import { tenderPlanners } from './plan/tenders.ts';
import { testimonialPlanners } from './plan/testimonials.ts';
import { unitPlanners } from './plan/units.ts';
import { vacancyPlanners } from './plan/vacancies.ts';
import { readingOf, type Reading } from './reading.ts';
import { remembering } from './remember.ts';

type Planner = (reading: Reading) => PlannedPage[];

/** The planner of each route's pages. The compiler requires every route of the table. */
const planners = {
  about: planTopic('about'),
  activities: planTopic('activities'),
  antimonopoly: planTopic('antimonopoly'),
  audit: planTopic('audit'),
  corruption: planTopic('corruption'),
  gender: planTopic('gender'),
  international: planTopic('international'),
  youth: planTopic('youth'),
  privacy: planTopic('privacy'),
  accessibility: planTopic('accessibility'),
  ...homePlanners,
  ...newsListPlanners,
  ...newsPartPlanners,
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
} satisfies Record<RouteName, Planner>;

/** Plans the pages of one route under one locale prefix. */
export const planRoute = (reading: Reading, route: RouteName): PlannedPage[] => planners[route](reading);

/**
 * Plans the complete site: every route under every locale prefix.
 * @param today the day the pages are built for, `YYYY-MM-DD` in Tashkent
 * @param options the tables of data files, and the link targets that exist
 */
export function planPages(content: Content, today: string, around: Partial<Pick<Reading, 'tables' | 'targets'>> = {}): PlannedPage[] {
  const remember = remembering();
  return pathForms.flatMap((form) => {
    const reading = readingOf(content, form, today, { ...around, remember });
    return routeNames.flatMap((route) => planRoute(reading, route));
  });
}
