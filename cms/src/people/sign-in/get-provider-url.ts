import { settings } from '../../env';

/** Returns a provider's address; with a trial server configured, its path there. */
export function getProviderUrl(address: string): URL {
  const url = new URL(address);
  const { SIGN_IN_ORIGIN: trial } = settings;
  return trial === undefined ? url : new URL(`/${url.host}${url.pathname}${url.search}`, trial);
}
