import type { CmsFormResponse } from '@ochiq/contract/forms/cms-form-response';
import type { AccountResponse, ChallengeResponse, IntakeRequest } from '@ochiq/contract/forms/wire';
import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import type { SignInBegin, SignInFinish, SignInRedirect, SignInResult } from '@ochiq/contract/wire/sign-in-wire';

import type { UploadedFile } from '../forms/form-parts.ts';

/** Why the CMS gave no usable response. */
export type CmsFailure =
  | 'not set up'
  | 'unreachable'
  | 'too slow'
  | 'too long an answer'
  | 'not the answer agreed on'
  | 'key refused'
  | 'closed for a while';

/** The refusal of a session that is forged, expired, or of a closed account. */
export type InvalidSession = { outcome: 'refused' };

/** The CMS as the edge sees it; the request id is passed on to its log. */
export type Cms = {
  receive(form: string, request: IntakeRequest, requestId: string, files?: readonly UploadedFile[]): Promise<CmsFormResponse | CmsFailure>;
  /** @param address the sender's, by which the work grows; none asks for no form */
  challenge(requestId: string, address: string | null): Promise<ChallengeResponse | CmsFailure>;
  beginSignIn(provider: Provider, parameters: SignInBegin, requestId: string): Promise<SignInRedirect | CmsFailure>;
  finishSignIn(provider: Provider, returned: SignInFinish, requestId: string): Promise<SignInResult | CmsFailure>;
  account(session: string, requestId: string): Promise<AccountResponse | InvalidSession | CmsFailure>;
};

/** The address of the CMS, and the key that authenticates the edge. */
export type CmsAddress = { url: string; key: string };
