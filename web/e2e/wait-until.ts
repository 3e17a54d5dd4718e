import { expect } from '@playwright/test';

/** Waits until it is so on the site: what is published is live without a build. */
export const waitUntil = (isTrue: () => Promise<boolean>, timeout = 15_000) => expect.poll(isTrue, { timeout, intervals: [50] }).toBe(true);
