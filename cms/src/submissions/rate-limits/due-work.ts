import type { Core } from '@strapi/strapi';

import type { Sender } from './rate-limit-keys';
import { readRateLimitCount, type RateLimitKey } from './limiter';
import { formsPerCostStep } from './limits';

/** 256 derivations on average: a fifth of a second for a browser, half a millisecond for us to check. */
export const baseProofCost = 1000;

/** Six seconds for a browser. A device that is too slow for it sends without proof, as one without scripts. */
export const maxProofCost = baseProofCost * 32;

/**
 * Calculates the cost of a form after so many in an hour: constant for the first step, then doubled with each further
 * step.
 */
export const calculateProofCost = (count: number): number =>
  Math.min(maxProofCost, baseProofCost * 2 ** Math.floor(count / formsPerCostStep.points));

/** Counts the forms with proof of a sender, whatever they are. */
export const getWorkRateLimitKey = ({ hash }: Pick<Sender, 'hash'>): RateLimitKey => ({ key: `work/${hash}`, limit: formsPerCostStep });

/** Returns the cost of the next form of a sender. */
export const readProofCost = async (strapi: Core.Strapi, sender: Pick<Sender, 'hash'>): Promise<number> =>
  calculateProofCost(await readRateLimitCount(strapi, getWorkRateLimitKey(sender)));

/**
 * Returns whether a proof is worth what is due. Half of it is enough: in an office another sender may have sent the
 * form at which the price rose while this one was filled in. Challenges that were collected beforehand are worth no
 * more than that.
 */
export const isSufficientCost = (cost: number, due: number): boolean => cost * 2 >= due;
