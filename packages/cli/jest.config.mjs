// By path, not by name: the development tools depend on this package, and packages must not depend on each other.
import node from '../tooling/jest/node.mjs';

/** These packages are ES modules only, which Jest loads only behind a flag of Node: they are transformed. */
export const transformModules = (...names) => ({
  transform: { '^.+\\.[jt]sx?$': Object.values(node.transform)[0] },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!${['age-encryption@', '@noble\\+', '@scure\\+', ...names].join('|')})`],
});

export default { ...node, ...transformModules() };
