import base from './jest.config.mjs';

// Uses a running CMS, or starts its own with the whole seed: none of those that the other tests share.
const rest = Object.fromEntries(Object.entries(base).filter(([name]) => name !== 'globalSetup' && name !== 'globalTeardown'));

export default { ...rest, testMatch: ['<rootDir>/tests/contract.test.ts'] };
