import base from './jest.config.mjs';

// It asks a CMS that runs already, or starts its own with the whole seed: none of those that the other tests share.
const { globalSetup, globalTeardown, ...rest } = base;

export default { ...rest, testMatch: ['<rootDir>/tests/contract.test.ts'] };
