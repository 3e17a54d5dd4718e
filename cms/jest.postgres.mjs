import base from './jest.config.mjs';

// What a file of SQLite alone can be: missing, damaged, set aside.
export default { ...base, testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/launcher.test.ts'] };
