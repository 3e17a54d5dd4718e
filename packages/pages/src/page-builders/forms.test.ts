import { formNames } from '@ochiq/contract/forms/forms';
import { pathFor, localePrefixes } from '@ochiq/contract/routing/path-for';

import { createMinimalContent } from '../../test/minimal-content.ts';
import { buildSite } from '../site.ts';

const site = buildSite(createMinimalContent(), {
  today: '2026-11-20',
  panelUrl: 'http://127.0.0.1:1337/admin',
  siteUrl: 'https://ochiq.example',
});
const pages = new Map(site.pages.map((planned) => [planned.path, planned]));

const cases = formNames.flatMap((form) => localePrefixes.map((pathForm) => [form, pathForm] as const));

it.each(cases)('has unlisted form and confirmation pages for %s (%s)', (form, pathForm) => {
  for (const route of ['form', 'sent'] as const) {
    const planned = pages.get(pathFor(route, pathForm, { form }));
    expect(planned?.route).toBe(route);
    expect(planned?.page().head).toMatchObject({ index: false, canonical: null });
    expect(planned?.page().trail).toHaveLength(1);
  }
});
