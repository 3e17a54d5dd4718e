import { pathFor } from '@ochiq/contract/path-for';
import { signInPath } from '@ochiq/contract/sign-in-place';
import type { Provider } from '@ochiq/contract/sign-in-providers';

import { fixedPaths, planPage, type PlannedPage } from '../page.ts';
import { theSingle, type Reading } from '../reading.ts';
import { formLinks, type FormLink } from './forms.ts';
import { crumbOf, planSection, topicBody, type SectionBody } from './section.ts';

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

function providerViews(reading: Reading): ProviderView[] {
  return theSingle(reading, 'site').entry.signInProviders.map(({ provider, ready }) => ({
    name: providerNames[provider],
    ready,
    path: signInPath(reading.form, provider),
  }));
}

function planSignIn(form: 'login' | 'signup') {
  return (reading: Reading): PlannedPage[] => [
    planSection(
      reading,
      form,
      (section) => ({
        ...topicBody(reading, form, section),
        form,
        others: formLinks(reading, form),
        account: pathFor('account', reading.form, {}),
        providers: providerViews(reading),
      }),
      { dated: true },
    ),
  ];
}

export const accountPlanners = {
  login: planSignIn('login'),
  signup: planSignIn('signup'),
  /** The heading is an interface text; a reader's own data is not to be indexed. */
  account: (reading: Reading): PlannedPage[] => [
    planPage(reading, 'account', {}, () => ({
      title: '',
      index: false,
      paths: fixedPaths('account'),
      translated: [],
      trail: [crumbOf(reading, 'login')],
      body: () => ({ account: pathFor('account', reading.form, {}), appeals: pathFor('appeals', reading.form, {}) }),
    })),
  ],
};
