import { jsonFormat } from '../src/operations/json-format';

export default { level: 'warn', format: jsonFormat };
