import node from './jest/node.mjs';

// These packages are modules only; Jest loads no modules without a flag of Node.
const modulesOnly = [
  'age-encryption@',
  '@noble\\+',
  '@scure\\+',
  // What reads RDF.
  '@rdfjs\\+',
  '@vocabulary\\+',
  '@tpluscode\\+',
  'clownface@',
  'rdf-',
];

export default {
  ...node,
  transform: { '^.+\\.[jt]sx?$': Object.values(node.transform)[0] },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!${modulesOnly.join('|')})`],
};
