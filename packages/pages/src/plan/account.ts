import { pathFor } from '@ochiq/contract/path-for';
import { signInPath } from '@ochiq/contract/sign-in-place';
import type { Provider } from '@ochiq/contract/sign-in-providers';

import { fixedPaths, planPage, type PlannedPage } from '../page.ts';
import { theSingle, type Reading } from '../reading.ts';
import { formLinks, type FormLink } from './forms.ts';
import { crumbOf, planSection, topicBody, type SectionBody } from './section.ts';

/** One who vouches for a person, by the name that everybody knows, and where signing in through them begins. */
export type ProviderView = { name: string; ready: boolean; path: string };

export type SignInBody = SectionBody & {
  form: 'login' | 'signup';
  /** What a reader may have wanted instead. */
  others: FormLink[];
  /** The reader's own page. */
  account: string;
  providers: ProviderView[];
};

/** The page itself, as the edge fills it, and where an appeal is sent from. */
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
  /** The heading is an interface text; what is one reader's own is nothing that search engines should list. */
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
