import node from '@ochiq/tooling/jest/node.mjs';

/** The workers share a site that is published once. */
export default {
  ...node,
  globalSetup: '<rootDir>/test/make-sample-folder.mjs',
  globalTeardown: '<rootDir>/test/remove-sample-folder.mjs',
};
