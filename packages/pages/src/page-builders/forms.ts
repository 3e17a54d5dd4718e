import { formNames, type FormName } from '@ochiq/contract/forms/forms';
import { mapLocales } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { definePage, type DefinedPage } from '../define-page.ts';
import type { RenderContext } from '../render-context.ts';
import type { Crumb } from '../view-models/head.ts';
import { getConfirmationWord } from '../view-models/words/taken-word.ts';
import { getSectionCrumb, type SectionRoute } from './section.ts';

/** An alternative form for the reader, and its path. */
export type FormLink = { form: FormName; path: string };

export type FormBody = { form: FormName; others: FormLink[] };
/** `path` is the form's own, `back` is the page it belongs to; `word` selects the confirmation. */
export type SentBody = { form: FormName; path: string; back: Crumb; word: 'sent' | 'done' };

/** The section page that each form belongs to. */
const formSections = {
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
const alternativeForms: Partial<Record<FormName, readonly FormName[]>> = {
  login: ['forgot-password', 'signup'],
  signup: ['login'],
  'forgot-password': ['login', 'signup'],
  'reset-password': ['forgot-password'],
  'confirm-email': ['login'],
};

const isPage = (form: FormName): form is 'login' | 'signup' => form === 'login' || form === 'signup';

export const listFormLinks = (context: RenderContext, form: FormName): FormLink[] =>
  (alternativeForms[form] ?? []).map((other) => ({
    form: other,
    path: isPage(other) ? pathFor(other, context.form, {}) : pathFor('form', context.form, { form: other }),
  }));

/** Returns the definition of a form's page: the heading is an interface text, and a form is not to be indexed. */
const getFormPageDefinition = (context: RenderContext, route: 'form' | 'sent', form: FormName) => ({
  title: '',
  index: false,
  paths: mapLocales((locale) => pathFor(route, locale, { form })),
  translated: [],
  trail: [getSectionCrumb(context, formSections[form])],
});

export const formPlanners = {
  form: (context: RenderContext): DefinedPage<'form', FormBody>[] =>
    formNames.map((form) =>
      definePage(context, 'form', { form }, () => ({
        ...getFormPageDefinition(context, 'form', form),
        body: () => ({ form, others: listFormLinks(context, form) }),
      })),
    ),
  sent: (context: RenderContext): DefinedPage<'sent', SentBody>[] =>
    formNames.map((form) =>
      definePage(context, 'sent', { form }, () => ({
        ...getFormPageDefinition(context, 'sent', form),
        body: () => ({
          form,
          path: pathFor('form', context.form, { form }),
          back: getSectionCrumb(context, formSections[form]),
          word: getConfirmationWord(form),
        }),
      })),
    ),
};
