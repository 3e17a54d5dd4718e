import { jsonFormat } from '../src/platform/observability/json-format';

export default { level: 'warn', format: jsonFormat };
