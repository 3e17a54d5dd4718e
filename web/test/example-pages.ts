import type { Page, PlannedPage } from '@ochiq/pages/page';
import { buildSite } from '@ochiq/pages/site';
import type { LocalePrefix } from '@ochiq/contract/routing/path-for';
import type { RouteName, TemplateName } from '@ochiq/contract/routing/routes';

import { exampleContent, type ExampleSet } from './example-content';

/** What is in the data file of the examples. */
const exampleTexts = new Map([['/media/suv_sathi_5f1c2ab3d4.csv', 'well_id,depth_to_water_m\r\nOW-1035,5.11\r\n"OW-1036, old",\r\n']]);

const planned = new Map<ExampleSet, PlannedPage[]>();

/** Every page of the site that the examples make. */
export function examplePages(set: ExampleSet): readonly PlannedPage[] {
  const pages =
    planned.get(set) ??
    buildSite(exampleContent(set), {
      today: '2026-11-20',
      panelUrl: 'https://cms.example/admin',
      siteUrl: 'https://ochiq.example',
      csv: exampleTexts,
    }).pages;
  planned.set(set, pages);
  return pages;
}

type ExamplePageOptions = { set?: ExampleSet; form?: LocalePrefix; path?: string };

/** One of them: a route's first page, or the page at a path. */
export function examplePage<T extends TemplateName>(
  route: RouteName,
  { set = 'full', form = 'uz', path }: ExamplePageOptions = {},
): Page<T> {
  const match = examplePages(set).find((page) => page.route === route && page.form === form && (path === undefined || page.path === path));
  if (!match) throw new Error(`The examples make no page of the route ${route}`);
  return match.page() as Page<T>;
}
