import node from '@ochiq/tooling/jest/node.mjs';

/** The judgements are tested, too. */
export default { ...node, roots: [...node.roots, '<rootDir>/bench'] };
