import { pathFor } from '@ochiq/contract/routing/path-for';
import { getSignInPath, type Provider } from '@ochiq/contract/routing/sign-in-place';

import { getFixedPaths, definePage, type DefinedPage } from '../define-page.ts';
import { getSingle, type RenderContext } from '../render-context.ts';
import { listFormLinks, type FormLink } from './forms.ts';
import { getSectionCrumb, defineSectionPage, buildTopicBody, type SectionBody } from './section.ts';

/** An identity provider: its well-known name, and the path at which signing in through it begins. */
export type ProviderView = { name: string; ready: boolean; path: string };

export type SignInBody = SectionBody & {
  form: 'login' | 'signup';
  /** Alternative forms for the reader. */
  others: FormLink[];
  /** The reader's own page. */
  account: string;
  providers: ProviderView[];
};

/** The page itself, which the edge fills, and the page to send an appeal from. */
export type AccountBody = { account: string; appeals: string };

const providerNames = {
  oneid: 'OneID',
  google: 'Google',
  telegram: 'Telegram',
  facebook: 'Facebook',
} as const satisfies Record<Provider, string>;

function listProviderViews(context: RenderContext): ProviderView[] {
  return getSingle(context, 'site').entry.signInProviders.map(({ provider, ready }) => ({
    name: providerNames[provider],
    ready,
    path: getSignInPath(context.form, provider),
  }));
}

function planSignIn(form: 'login' | 'signup') {
  return (context: RenderContext): DefinedPage<'sign-in', SignInBody>[] => [
    defineSectionPage(
      context,
      form,
      (section) => ({
        ...buildTopicBody(context, form, section),
        form,
        others: listFormLinks(context, form),
        account: pathFor('account', context.form, {}),
        providers: listProviderViews(context),
      }),
      { dated: true },
    ),
  ];
}

export const accountPlanners = {
  login: planSignIn('login'),
  signup: planSignIn('signup'),
  /** The heading is an interface text; a reader's own data is not to be indexed. */
  account: (context: RenderContext): DefinedPage<'account', AccountBody>[] => [
    definePage(context, 'account', {}, () => ({
      title: '',
      index: false,
      paths: getFixedPaths('account'),
      translated: [],
      trail: [getSectionCrumb(context, 'login')],
      body: () => ({ account: pathFor('account', context.form, {}), appeals: pathFor('appeals', context.form, {}) }),
    })),
  ],
};
