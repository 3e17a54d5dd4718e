import type { AccountAnswer, ChallengeAnswer, FormAnswer, IntakeRequest } from '@ochiq/contract/forms/wire';

/** Why the CMS gave no answer that could be used. */
export type CmsFailure = 'not set up' | 'unreachable' | 'too slow' | 'too long an answer' | 'not the answer agreed on' | 'key refused';

/** A session that is none: forged, over, or of an account that is closed. */
export type NoSession = { outcome: 'refused' };

/** The CMS as the edge sees it. */
export type Cms = {
  receive(form: string, request: IntakeRequest): Promise<FormAnswer | CmsFailure>;
  challenge(): Promise<ChallengeAnswer | CmsFailure>;
  account(session: string): Promise<AccountAnswer | NoSession | CmsFailure>;
};

/** Where the CMS is, and what proves to it who asks. */
export type CmsAddress = { url: string; key: string };
