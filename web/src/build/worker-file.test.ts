import { gzipSync } from 'node:zlib';

import { buildWorkerFiles } from './worker-file';

it('makes a small worker that knows which pages are nobody else’s', () => {
  const { 'sw.js': code = '', 'sw.js.map': map = '' } = Object.fromEntries(buildWorkerFiles());
  expect(map).toContain('/offline/worker.ts"');
  expect(gzipSync(code).length).toBeLessThan(8 * 1024);
  expect(code).toContain('skipWaiting');
  for (const apart of ['account', 'login', 'signup', 'forms', 'search', '404.html', 'offline']) expect(code).toContain(`"${apart}"`);
  expect(code).not.toContain('OFFLINE_PLACES');
});
