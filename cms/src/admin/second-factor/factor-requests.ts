import { getFetchClient } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import {
  enrolmentResponse,
  type OwnSecondFactor,
  ownSecondFactor,
  recoveryCodesResponse,
  secondFactorPath,
  type SecondFactors,
  secondFactorsPath,
  secondFactorsResponse,
} from '../../people/second-factor/second-factor.ts';
import { translateMessage } from '../errors/translate-errors.ts';
import { getReason } from '../shared/get-reason.ts';
import type { Texts } from '../texts/panel-language.ts';
import type { EnrolmentRequests } from './enrolment-steps.tsx';

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
  replaceCodes: (proof: string) => Promise<readonly string[]>;
  remove: (proof: string) => Promise<void>;
  setRoles: (roles: readonly string[], proof: string) => Promise<void>;
  reset: (user: number, proof: string) => Promise<void>;
};

/** Returns what the panel asks about second factors. */
export function useFactorRequests(): FactorRequests {
  const messages = useIntl().messages as Texts;
  const post = async (path: string, body: object): Promise<unknown> => {
    try {
      return (await getFetchClient().post(path, body)).data;
    } catch (error) {
      throw new Error(translateMessage(getReason(error), messages), { cause: error });
    }
  };
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
