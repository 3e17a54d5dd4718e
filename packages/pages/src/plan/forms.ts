import { formNames, type FormName } from '@ochiq/contract/forms/forms';
import { perLocale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { planPage, type Crumb, type PlannedPage } from '../page.ts';
import type { Reading } from '../reading.ts';
import { takenWord } from '../view/taken-word.ts';
import { crumbOf, type SectionRoute } from './section.ts';

/** An alternative form for the reader, and its path. */
export type FormLink = { form: FormName; path: string };

export type FormBody = { form: FormName; others: FormLink[] };
/** `path` is the form's own, `back` is the page it belongs to; `word` selects the confirmation. */
export type SentBody = { form: FormName; path: string; back: Crumb; word: 'sent' | 'done' };

/** The section page that each form belongs to. */
const homes = {
  contact: 'contact',
  callback: 'contact',
  appeal: 'appeals',
  'appeal-status': 'appeals',
  inquiry: 'vacancy',
  comment: 'news',
  review: 'review',
  feedback: 'site-map',
  'error-report': 'site-map',
  signup: 'signup',
  login: 'login',
  'forgot-password': 'login',
  'reset-password': 'login',
  'confirm-email': 'login',
  'sign-out': 'login',
} as const satisfies Record<FormName, SectionRoute>;

/** The alternatives to each form of the accounts. */
const others: Partial<Record<FormName, readonly FormName[]>> = {
  login: ['forgot-password', 'signup'],
  signup: ['login'],
  'forgot-password': ['login', 'signup'],
  'reset-password': ['forgot-password'],
  'confirm-email': ['login'],
};

const isPage = (form: FormName): form is 'login' | 'signup' => form === 'login' || form === 'signup';

export const formLinks = (reading: Reading, form: FormName): FormLink[] =>
  (others[form] ?? []).map((other) => ({
    form: other,
    path: isPage(other) ? pathFor(other, reading.form, {}) : pathFor('form', reading.form, { form: other }),
  }));

/** Returns the definition of a form's page: the heading is an interface text, and a form is not to be indexed. */
const facts = (reading: Reading, route: 'form' | 'sent', form: FormName) => ({
  title: '',
  index: false,
  paths: perLocale((locale) => pathFor(route, locale, { form })),
  translated: [],
  trail: [crumbOf(reading, homes[form])],
});

export const formPlanners = {
  form: (reading: Reading): PlannedPage[] =>
    formNames.map((form) =>
      planPage(reading, 'form', { form }, () => ({
        ...facts(reading, 'form', form),
        body: () => ({ form, others: formLinks(reading, form) }),
      })),
    ),
  sent: (reading: Reading): PlannedPage[] =>
    formNames.map((form) =>
      planPage(reading, 'sent', { form }, () => ({
        ...facts(reading, 'sent', form),
        body: () => ({ form, path: pathFor('form', reading.form, { form }), back: crumbOf(reading, homes[form]), word: takenWord(form) }),
      })),
    ),
};
