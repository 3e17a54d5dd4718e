/**
 * Configures Jest for code that runs in Node: TypeScript by swc, sources of the workspace packages instead of their
 * builds.
 */
export default {
  testEnvironment: 'node',
  // By default Jest leaves one processor free: of two, that is half.
  maxWorkers: '100%',
  // Servers and files are slow on a busy machine. The limit ends hanging tests; it measures nothing.
  testTimeout: 120_000,
  roots: ['<rootDir>/src'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } } }] },
  moduleNameMapper: {
    '^@ochiq/(bucket|cli|contract|http-policy|pages|edge|images|publisher|search|service-kit|artwork|uzbek)/(.+)$':
      '<rootDir>/../$1/src/$2.ts',
  },
};
