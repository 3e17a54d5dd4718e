import node from '@ochiq/tooling/jest/node.mjs';

/** The workers share a site that is published once. */
export default {
  ...node,
  roots: [...node.roots, '<rootDir>/bench'],
  globalSetup: '<rootDir>/test/make-sample-folder.mjs',
  globalTeardown: '<rootDir>/test/remove-sample-folder.mjs',
};
