import { addressBlock } from '@ochiq/network/address-block';
import { clientAddress, trustOf } from '@ochiq/network/client-address';
import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { settings } from '../env';
import { isPanel } from '../panel/panel-paths';
import { notFromHere } from '../panel/panel-texts';
import { refuseTooMany } from '../panel/refuse-too-many';

/**
 * Consumes one request of an address.
 * @returns the milliseconds to wait; 0 within the limit
 */
async function waitOf(limiter: RateLimiterMemory, address: string): Promise<number> {
  try {
    await limiter.consume(addressBlock(address));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
    throw error;
  }
}

/** Restricts the panel to allowed addresses, and limits the rate of requests. */
const panelGuard: Core.MiddlewareFactory = () => {
  const { TRUSTED_PROXIES, PANEL_ALLOWED, PANEL_REQUESTS } = settings;
  const trust = trustOf(TRUSTED_PROXIES);
  const isAllowed = PANEL_ALLOWED.length === 0 ? () => true : trustOf(PANEL_ALLOWED);
  const limiter = new RateLimiterMemory({ points: PANEL_REQUESTS, duration: 60 });
  return async (context, next) => {
    if (isPanel(context.path)) {
      const address = clientAddress(context.req, trust);
      if (!isAllowed(address, 0)) {
        context.status = 403;
        context.type = 'text/plain; charset=utf-8';
        context.body = notFromHere;
        return;
      }
      const wait = await waitOf(limiter, address);
      if (wait > 0) {
        refuseTooMany(context, wait);
        return;
      }
    }
    await next();
  };
};

export default panelGuard;
