import { settings } from '../env';

/** A provider's address; where a trial server stands for all of them, its own for it. */
export function providerUrl(address: string): URL {
  const url = new URL(address);
  const { SIGN_IN_ORIGIN: trial } = settings;
  return trial === undefined ? url : new URL(`/${url.host}${url.pathname}${url.search}`, trial);
}
