import { formNames, type FormName } from '@ochiq/contract/forms/forms';
import { perLocale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { planPage, type Crumb, type PlannedPage } from '../page.ts';
import type { Reading } from '../reading.ts';
import { crumbOf, type SectionRoute } from './section.ts';

export type FormBody = { form: FormName };
/** `back` leads to where the form belongs. */
export type SentBody = { form: FormName; back: Crumb };

/** The page that each form belongs to. */
const homes = {
  contact: 'contact',
  callback: 'contact',
  appeal: 'appeals',
  'appeal-status': 'appeals',
  comment: 'news',
  review: 'review',
  feedback: 'site-map',
  'error-report': 'site-map',
  signup: 'signup',
  login: 'login',
  'forgot-password': 'login',
  'reset-password': 'login',
} as const satisfies Record<FormName, SectionRoute>;

/** The heading is an interface text; a form is nothing that search engines should list. */
const facts = (reading: Reading, route: 'form' | 'sent', form: FormName) => ({
  title: '',
  index: false,
  paths: perLocale((locale) => pathFor(route, locale, { form })),
  translated: [],
  trail: [crumbOf(reading, homes[form])],
});

export const formPlanners = {
  form: (reading: Reading): PlannedPage[] =>
    formNames.map((form) => planPage(reading, 'form', { form }, () => ({ ...facts(reading, 'form', form), body: () => ({ form }) }))),
  sent: (reading: Reading): PlannedPage[] =>
    formNames.map((form) =>
      planPage(reading, 'sent', { form }, () => ({
        ...facts(reading, 'sent', form),
        body: () => ({ form, back: crumbOf(reading, homes[form]) }),
      })),
    ),
};
