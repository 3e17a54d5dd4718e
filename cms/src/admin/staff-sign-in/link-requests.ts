import { getFetchClient, isFetchError } from '@strapi/strapi/admin';
import * as z from 'zod';

import type { Proof } from '../../people/second-factor/second-factor.ts';
import { type FinishInput, refusalResponse, staffLinksPath, startResponse } from '../../people/staff-oidc/staff-sign-in.ts';
import { getReason } from '../shared/get-reason.ts';
import { StepRefused } from './sign-in-requests.ts';

const failure = z.object({ response: z.object({ data: refusalResponse }) });

/** Posts a step in the session of the person. @throws {StepRefused} the CMS refuses it */
async function post(path: string, body: object): Promise<unknown> {
  try {
    return (await getFetchClient().post(path, body)).data;
  } catch (error) {
    const refused = isFetchError(error) ? failure.safeParse(error).data : undefined;
    throw new StepRefused(refused?.response.data.error.details.reason ?? null, getReason(error));
  }
}

/** What the page of the sign-in's protection asks the CMS, to connect one's account. */
export type LinkRequests = {
  /** @returns the provider's address. @throws {StepRefused} */
  start: (proof: Proof) => Promise<string>;
  /** @throws {StepRefused} */
  finish: (input: FinishInput) => Promise<void>;
};

export const linkRequests: LinkRequests = {
  start: async (proof) => startResponse.parse(await post(`${staffLinksPath}/attempt`, { proof })).to,
  finish: async (input) => {
    await post(staffLinksPath, input);
  },
};
