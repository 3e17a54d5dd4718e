import {
  type FinishInput,
  finishResponse,
  refusalResponse,
  type StaffProviderResponse,
  staffProviderResponse,
  type StaffRefusal,
  staffSignInPath,
  startResponse,
} from '../../people/staff-oidc/staff-sign-in.ts';

/** Why the CMS refuses a step: one of the reasons that the page puts into words, or another sentence of the CMS. */
export class StepRefused extends Error {
  readonly refusal: StaffRefusal | null;

  constructor(refusal: StaffRefusal | null, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** Posts a step without a session. @throws {StepRefused} the CMS refuses it */
async function post(step: 'start' | 'finish', body: object): Promise<unknown> {
  const response = await fetch(`${staffSignInPath}/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const content: unknown = await response.json();
  if (response.ok) return content;
  const { data } = refusalResponse.safeParse(content);
  if (data) throw new StepRefused(data.error.details.reason, data.error.message);
  const { error } = content as { error?: { message?: unknown } };
  throw new StepRefused(null, typeof error?.message === 'string' ? error.message : String(response.status));
}

/** Reads which provider is set up; `null` where none is. @throws the CMS does not respond */
export async function readProvider(): Promise<StaffProviderResponse['provider']> {
  return staffProviderResponse.parse(await (await fetch(staffSignInPath)).json()).provider;
}

/** What the page of the sign-in asks the CMS. */
export type SignInRequests = {
  /** @param again whether the provider is to ask the person, however short ago it did. @returns its address. @throws {StepRefused} */
  start: (again: boolean) => Promise<string>;
  /** @returns the access token. @throws {StepRefused} */
  finish: (input: FinishInput) => Promise<string>;
};

export const signInRequests: SignInRequests = {
  start: async (again) => startResponse.parse(await post('start', { again })).to,
  finish: async (input) => finishResponse.parse(await post('finish', input)).data.token,
};
