import { expect } from '@playwright/test';

/** Waits until it is so on the site: what is published is live without a build. */
export const becomes = (isSo: () => Promise<boolean>, timeout = 15_000) => expect.poll(isSo, { timeout, intervals: [50] }).toBe(true);
