import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';

import { settings } from '../../env';
import { getRelyingParty } from '../second-factor/passkeys/relying-party';
import { signInPagePath } from './staff-sign-in';

/** The OpenID Connect provider of the staff, as the settings describe it. */
export type StaffProvider = {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  scope: string;
  names: Localized<string>;
  /** What the provider says of a sign-in for which ours asks for no second factor. */
  factor: { acr: readonly string[]; amr: readonly string[] };
  /** Whether passwords are closed for everybody but the emergency account. */
  isOnlyWay: boolean;
};

/** Returns the provider of the staff; `null` where none is set up. */
export function getStaffProvider(): StaffProvider | null {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  const { STAFF_OIDC_NAME_UZ: uz, STAFF_OIDC_NAME_RU: ru, STAFF_OIDC_NAME_EN: en } = settings;
  const { host } = new URL(issuer);
  const given = { uz, ru, en };
  const [first] = localeCodes.flatMap((locale) => given[locale] ?? []);
  return {
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    scope: settings.STAFF_OIDC_SCOPE,
    names: { uz: uz ?? first ?? host, ru: ru ?? first ?? host, en: en ?? first ?? host },
    factor: { acr: settings.STAFF_OIDC_FACTOR_ACR, amr: settings.STAFF_OIDC_FACTOR_AMR },
    isOnlyWay: settings.STAFF_OIDC_ONLY,
  };
}

/** Returns where the provider sends people back: an address of the settings, never of a request. */
export const getReturnAddress = (): string => getRelyingParty().origin + signInPagePath;
