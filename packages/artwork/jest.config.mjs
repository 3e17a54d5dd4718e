export { default } from '@ochiq/tooling/jest/node.mjs';
