import type { AccountAnswer, ChallengeAnswer, FormAnswer, IntakeRequest } from '@ochiq/contract/forms/wire';
import type { Provider } from '@ochiq/contract/sign-in-providers';
import type { SignInBegin, SignInFinish, SignInLead, SignInResult } from '@ochiq/contract/sign-in-wire';

/** Why the CMS gave no answer that could be used. */
export type CmsFailure = 'not set up' | 'unreachable' | 'too slow' | 'too long an answer' | 'not the answer agreed on' | 'key refused';

/** A session that is none: forged, over, or of an account that is closed. */
export type NoSession = { outcome: 'refused' };

/** The CMS as the edge sees it. */
export type Cms = {
  receive(form: string, request: IntakeRequest): Promise<FormAnswer | CmsFailure>;
  challenge(): Promise<ChallengeAnswer | CmsFailure>;
  beginSignIn(provider: Provider, told: SignInBegin): Promise<SignInLead | CmsFailure>;
  finishSignIn(provider: Provider, returned: SignInFinish): Promise<SignInResult | CmsFailure>;
  account(session: string): Promise<AccountAnswer | NoSession | CmsFailure>;
};

/** Where the CMS is, and what proves to it who asks. */
export type CmsAddress = { url: string; key: string };
