import { createProxyTrust, getAddressBlock, getClientAddress } from '@ochiq/service-kit/client-address';
import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { settings } from '../env';
import { isPanel, networkDenied, refuseTooMany } from '../platform/panel-words/panel-refusals';

/**
 * Consumes one request of an address.
 * @returns the milliseconds to wait; 0 within the limit
 */
async function consumeRequest(limiter: RateLimiterMemory, address: string): Promise<number> {
  try {
    await limiter.consume(getAddressBlock(address));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
    throw error;
  }
}

/** Restricts the panel to allowed addresses, and limits the rate of requests. */
const panelGuard: Core.MiddlewareFactory = () => {
  const { TRUSTED_PROXIES, PANEL_ALLOWED, PANEL_RATE_LIMIT } = settings;
  const trust = createProxyTrust(TRUSTED_PROXIES);
  const isAllowed = PANEL_ALLOWED.length === 0 ? () => true : createProxyTrust(PANEL_ALLOWED);
  const limiter = new RateLimiterMemory({ points: PANEL_RATE_LIMIT, duration: 60 });
  return async (context, next) => {
    if (isPanel(context.path)) {
      const address = getClientAddress(context.req, trust);
      if (!isAllowed(address, 0)) {
        context.status = 403;
        context.type = 'text/plain; charset=utf-8';
        context.body = networkDenied;
        return;
      }
      const wait = await consumeRequest(limiter, address);
      if (wait > 0) {
        refuseTooMany(context, wait);
        return;
      }
    }
    await next();
  };
};

export default panelGuard;
