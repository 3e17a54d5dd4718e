import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';

import { settings } from '../../env';
import { oneIdIssuer } from '../sign-in/one-id';
import { getRelyingParty } from '../second-factor/passkeys/relying-party';
import { protectionPagePath, signInPagePath, type StaffPurpose } from './staff-sign-in';

type StaffClient = {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  names: Localized<string>;
  /** Whether passwords are closed for everybody but the emergency account. */
  isOnlyWay: boolean;
};
/** The OpenID Connect provider of the staff, as the settings describe it. */
export type OpenIdStaffProvider = StaffClient & {
  kind: 'open-id';
  scope: string;
  /** What the provider says of a sign-in for which ours asks for no second factor. */
  factor: { acr: readonly string[]; amr: readonly string[] };
};
/** OneID in its place, which has a protocol of its own; accounts are linked to it in a session of the panel only. */
export type OneIdStaffProvider = StaffClient & {
  kind: 'one-id';
  /** The requested scope, where it differs from the client id. */
  scope: string | undefined;
};
export type StaffProvider = OpenIdStaffProvider | OneIdStaffProvider;

function getOneId(): OneIdStaffProvider | null {
  const { STAFF_ONEID_CLIENT_ID: clientId, STAFF_ONEID_CLIENT_SECRET: clientSecret, STAFF_ONEID_SCOPE: scope } = settings;
  if (clientId === undefined || clientSecret === undefined) return null;
  const names = { uz: 'OneID', ru: 'OneID', en: 'OneID' };
  return { kind: 'one-id', issuer: new URL(oneIdIssuer), clientId, clientSecret, scope, names, isOnlyWay: false };
}

/** Returns the provider of the staff; `null` where none is set up. */
export function getStaffProvider(): StaffProvider | null {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return getOneId();
  const { STAFF_OIDC_NAME_UZ: uz, STAFF_OIDC_NAME_RU: ru, STAFF_OIDC_NAME_EN: en } = settings;
  const { host } = new URL(issuer);
  const given = { uz, ru, en };
  const [first] = localeCodes.flatMap((locale) => given[locale] ?? []);
  return {
    kind: 'open-id',
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    scope: settings.STAFF_OIDC_SCOPE,
    names: { uz: uz ?? first ?? host, ru: ru ?? first ?? host, en: en ?? first ?? host },
    factor: { acr: settings.STAFF_OIDC_FACTOR_ACR, amr: settings.STAFF_OIDC_FACTOR_AMR },
    isOnlyWay: settings.STAFF_OIDC_ONLY,
  };
}

const returnPaths = { 'sign-in': signInPagePath, link: protectionPagePath } as const satisfies Record<StaffPurpose, string>;

/** Returns where the provider sends people back: an address of the settings, never of a request. */
export const getReturnAddress = (purpose: StaffPurpose): string => getRelyingParty().origin + returnPaths[purpose];
