/** Jest for code that runs in Node: TypeScript by swc, sources of our own packages instead of their builds. */
export default {
  testEnvironment: 'node',
  // Jest leaves a processor free for whoever watches: of two, that is half.
  maxWorkers: '100%',
  // Servers and files take their time on a busy machine. A limit ends what hangs; it measures nothing.
  testTimeout: 120_000,
  roots: ['<rootDir>/src'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } } }] },
  moduleNameMapper: {
    '^@ochiq/(bucket|contract|network|pages|edge|pictures|publisher|search|service|strata|uzbek)/(.+)$': '<rootDir>/../$1/src/$2.ts',
  },
};
