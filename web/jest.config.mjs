const ownPackages = '<rootDir>/../packages';

/** TypeScript by swc, sources of our own packages instead of their builds. */
const code = {
  testTimeout: 30_000,
  // React's renderer to text as the build runs it: the browser's own needs what jsdom lacks.
  testEnvironmentOptions: { url: 'https://ochiq.example/', customExportConditions: ['node'] },
  roots: ['<rootDir>/src', '<rootDir>/test'],
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
    '^@ochiq/(artwork|contract|images|pages|service-kit|uzbek)/(.+)$': `${ownPackages}/$1/src/$2.ts`,
  },
};

/**
 * React as the build uses it: no test of code asserts on development warnings, which take a third of the rendering.
 * Components keep the development build, which `act` needs.
 */
const builtReact = {
  '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.min.js',
  '^react$': '<rootDir>/node_modules/react/cjs/react.production.min.js',
  '^react-dom/server$': '<rootDir>/node_modules/react-dom/cjs/react-dom-server-legacy.node.production.min.js',
};

/**
 * A browser environment takes a second for each file: components get one, and other code that requests it in its first
 * line.
 */
export default {
  // Jest's default leaves one processor unused: of two, that is half.
  maxWorkers: '100%',
  projects: [
    {
      ...code,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
    },
    {
      ...code,
      displayName: 'code',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      moduleNameMapper: { ...builtReact, ...code.moduleNameMapper },
    },
  ],
};
