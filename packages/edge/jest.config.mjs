import node from '@ochiq/tooling/jest/node.mjs';

export default { ...node, roots: ['<rootDir>/src', '<rootDir>/test'] };
