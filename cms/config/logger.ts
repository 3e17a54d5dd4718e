import { jsonFormat } from '../src/observability/json-format';

export default { level: 'warn', format: jsonFormat };
