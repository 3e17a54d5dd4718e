/** Jest for code that runs in Node: TypeScript by swc, sources of our own packages instead of their builds. */
export default {
  testEnvironment: 'node',
  // Of servers that start and files that are written, on a busy machine; nothing is measured by it.
  testTimeout: 30_000,
  roots: ['<rootDir>/src'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } } }] },
  moduleNameMapper: { '^@ochiq/(contract|pages|edge|pictures|publisher|strata|uzbek)/(.+)$': '<rootDir>/../$1/src/$2.ts' },
};
