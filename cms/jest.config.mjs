import node from '@ochiq/tooling/jest/node.mjs';

// These packages are modules only; Jest loads no modules without a flag of Node.
const modulesOnly = [
  'character-entities',
  'decode-named-character-reference',
  'devlop',
  'file-type',
  'mdast-util-',
  'micromark',
  'oauth4webapi',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'unist-util-',
  '@borewit',
  '@orama',
  '@tokenizer',
];

export default {
  ...node,
  testEnvironment: '<rootDir>/tests/support/hosting-environment.mjs',
  roots: ['<rootDir>/tests', '<rootDir>/generate'],
  // Components (.tsx) need no CMS: they are unit tests.
  testMatch: ['**/*.test.ts'],
  // These need a server of PostgreSQL: jest.postgres.mjs.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/postgres/'],
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
  testSequencer: '<rootDir>/tests/support/longest-first.mjs',
  // As many CMSs run concurrently; see global-setup.ts.
  maxWorkers: 2,
  transform: { '^.+\\.[jt]sx?$': Object.values(node.transform)[0] },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!${modulesOnly.join('|')})`],
  moduleNameMapper: { '^@ochiq/(bucket|contract|search|service-kit|uzbek)/(.+)$': '<rootDir>/../packages/$1/src/$2.ts' },
};
