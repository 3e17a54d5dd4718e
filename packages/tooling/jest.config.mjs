import node from './jest/node.mjs';
import { transformModules } from '../cli/jest.config.mjs';

const readersOfRdf = ['@rdfjs\\+', '@vocabulary\\+', '@tpluscode\\+', 'clownface@', 'rdf-'];

export default { ...node, ...transformModules(...readersOfRdf) };
