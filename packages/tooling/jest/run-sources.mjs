import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

import { transformSync, version } from '@swc/core';

// Lets worker threads of tests run TypeScript without a build. Node.js 24 itself strips types with WebAssembly, and the
// whole process crashes when such a thread is terminated early (“Check failed: (location_) != nullptr”); built code
// does not use WebAssembly.
const options = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };

// Every thread of every test loads the same files: compiled code is cached next to Jest's own cache, keyed by what
// determines it.
const cache = path.join(os.tmpdir(), `ochiq-sources-${os.userInfo().uid}`);
mkdirSync(cache, { recursive: true });

function compile(text) {
  const file = path.join(
    cache,
    createHash('sha256')
      .update(JSON.stringify([version, options, text]))
      .digest('hex'),
  );
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { code } = transformSync(text, options);
    const part = `${file}.${process.pid}-${threadId}`;
    writeFileSync(part, code);
    renameSync(part, file);
    return code;
  }
}

registerHooks({
  load: (url, context, next) =>
    url.endsWith('.ts')
      ? { format: 'module', shortCircuit: true, source: compile(readFileSync(fileURLToPath(url), 'utf8')) }
      : next(url, context),
});
