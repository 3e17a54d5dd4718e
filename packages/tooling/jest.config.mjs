import node from './jest/node.mjs';

// These packages are ES modules only, which Jest loads only behind a flag of Node.
const modulesOnly = [
  'age-encryption@',
  '@noble\\+',
  '@scure\\+',
  // Readers of RDF.
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
