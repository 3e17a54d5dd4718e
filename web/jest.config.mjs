const ownPackages = '<rootDir>/../packages';

/** Jest for what runs in a browser: TypeScript by swc, sources of our own packages instead of their builds. */
export default {
  // Jest leaves a processor free for whoever watches: of two, that is half.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  testTimeout: 30_000,
  // React's renderer to text as the build runs it: the browser's own needs what jsdom lacks.
  testEnvironmentOptions: { url: 'https://ochiq.example/', customExportConditions: ['node'] },
  roots: ['<rootDir>/src', '<rootDir>/test'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/css-module.js',
    '\\.css$': '<rootDir>/test/css-module.js',
    '\\.woff2$': '<rootDir>/test/css-module.js',
    '^gatsby$': '<rootDir>/test/gatsby.tsx',
    '^@ochiq/contract/examples/(.+)$': `${ownPackages}/contract/examples/$1`,
    '^@ochiq/(contract|pages|pictures|service|strata|uzbek)/(.+)$': `${ownPackages}/$1/src/$2.ts`,
  },
};
