import { computed, type ReadonlySignal } from '@preact/signals-core';
import { routeNames } from '@ochiq/contract/routes';
import type { SiteFacts } from '@ochiq/contract/site-facts';

import { clashesOf } from '../clashes.ts';
import type { ContentProblem } from '../content-problem.ts';
import { missingFrom } from '../missing-content.ts';
import type { PlannedPage } from '../page.ts';
import { planRoute } from '../plan.ts';
import { theSingle, type Reading } from '../reading.ts';
import { redirectsOf } from '../redirects.ts';
import type { LiveContent } from './live-content.ts';

/** The plan, or why there can be none. */
export type Plan = { pages: PlannedPage[]; facts: SiteFacts | null; problems: ContentProblem[] };

const noPlan = (problems: ContentProblem[]): Plan => ({ pages: [], facts: null, problems });

/** The plan of all routes, of which each is planned again only when something changed that its pages were planned by. */
export function livePlan(live: LiveContent, readings: readonly Reading[]): ReadonlySignal<Plan> {
  const [plain] = readings;
  const missing = computed(() => missingFrom(live.content));
  const routes = readings.flatMap((reading) => routeNames.map((route) => computed(() => planRoute(reading, route))));
  const pages = computed(() => routes.flatMap((route) => route.value));
  const paths = computed(() => new Set(pages.value.map(({ path }) => path)));
  return computed((): Plan => {
    if (missing.value.length > 0 || !plain) return noPlan(missing.value);
    const { redirects, problems } = redirectsOf(plain, paths.value);
    const allProblems = [...clashesOf(pages.value), ...problems];
    if (allProblems.length > 0) return noPlan(allProblems);
    return { pages: pages.value, facts: { profile: theSingle(plain, 'site').entry.profile, redirects }, problems: [] };
  });
}
