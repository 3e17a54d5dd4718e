import { getFetchClient } from '@strapi/strapi/admin';

import {
  enrolmentResponse,
  type OwnSecondFactor,
  ownSecondFactor,
  type Proof,
  recoveryCodesResponse,
  secondFactorPath,
  type SecondFactors,
  secondFactorsPath,
  secondFactorsResponse,
} from '../../people/second-factor/second-factor.ts';
import type { EnrolmentRequests } from './enrolment-steps.tsx';
import { usePost } from './use-post.ts';

/** Reads one's own second factor. @throws the CMS does not respond */
export async function readOwnFactor(): Promise<OwnSecondFactor> {
  return ownSecondFactor.parse((await getFetchClient().get(secondFactorPath)).data);
}

export async function readSecondFactors(): Promise<SecondFactors> {
  return secondFactorsResponse.parse((await getFetchClient().get(secondFactorsPath)).data);
}

/** What the panel asks about second factors. Each throws an error in the person's language where the CMS refuses. */
export type FactorRequests = EnrolmentRequests & {
  sendCode: (code: string, isRemembered: boolean) => Promise<void>;
  replaceCodes: (proof: Proof) => Promise<readonly string[]>;
  remove: (proof: Proof) => Promise<void>;
  setRoles: (roles: readonly string[], proof: Proof) => Promise<void>;
  reset: (user: number, proof: Proof) => Promise<void>;
};

/** Returns what the panel asks about second factors. */
export function useFactorRequests(): FactorRequests {
  const post = usePost();
  const parseCodes = (data: unknown) => recoveryCodesResponse.parse(data).recoveryCodes;
  return {
    sendCode: async (code, isRemembered) => void (await post(`${secondFactorPath}/code`, { code, isRemembered })),
    begin: async (proof) => enrolmentResponse.parse(await post(`${secondFactorPath}/enrolment`, { proof })),
    confirm: async (code) => parseCodes(await post(`${secondFactorPath}/confirmation`, { code })),
    replaceCodes: async (proof) => parseCodes(await post(`${secondFactorPath}/recovery-codes`, { proof })),
    remove: async (proof) => void (await post(`${secondFactorPath}/removal`, { proof })),
    setRoles: async (roles, proof) => void (await post(`${secondFactorsPath}/roles`, { roles, proof })),
    reset: async (user, proof) => void (await post(`${secondFactorsPath}/reset`, { user, proof })),
  };
}
