import base from './jest.config.mjs';

// What a file of SQLite alone can be: missing, damaged, set aside, on a full disk.
export default {
  ...base,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/launcher.test.ts', '<rootDir>/tests/full-disk.test.ts'],
};
