import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transformSync } from '@swc/core';

// Lets a thread of the tests run TypeScript that nothing has compiled. Node.js 24 itself strips types with WebAssembly, and a whole
// process crashes when a thread that did so is ended early (“Check failed: (location_) != nullptr”); built code has no such part.
const options = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };

registerHooks({
  load: (url, context, next) =>
    url.endsWith('.ts')
      ? { format: 'module', shortCircuit: true, source: transformSync(readFileSync(fileURLToPath(url), 'utf8'), options).code }
      : next(url, context),
});
