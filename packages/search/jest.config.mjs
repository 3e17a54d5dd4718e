import node from '@ochiq/tooling/jest/node.mjs';

/** What people judged is tested, too. */
export default { ...node, roots: [...node.roots, '<rootDir>/bench'] };
