import node from '@ochiq/tooling/jest/node.mjs';

/** Components of the panel in a browser environment, without a CMS: part of the unit tests. */
export default {
  ...node,
  testEnvironment: 'jsdom',
  // The builds of libraries for Node: those for browsers are modules, which Jest does not load.
  testEnvironmentOptions: { customExportConditions: ['node'] },
  roots: ['<rootDir>'],
  setupFilesAfterEnv: ['<rootDir>/setup.ts'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  moduleNameMapper: { '^@ochiq/(contract|service-kit|uzbek)/(.+)$': '<rootDir>/../../../packages/$1/src/$2.ts' },
};
