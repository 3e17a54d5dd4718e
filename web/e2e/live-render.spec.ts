import { execFile } from 'node:child_process';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { listPages } from './site';

const root = path.join(__dirname, '..', '..');
const program = path.join(root, 'packages', 'publisher', 'dist', 'renderer-parity', 'main.js');

test('every page that the publisher renders is the page of the build, byte for byte', async () => {
  // A thousand pages on a busy machine.
  test.setTimeout(300_000);
  const told = await new Promise<string>((resolve) => {
    execFile(process.execPath, [program, path.join(root, 'web')], { maxBuffer: 2 ** 26 }, (_, stdout, stderr) => {
      resolve(stderr + stdout);
    });
  });
  expect(told.slice(0, 5_000)).toMatch(new RegExp(`^${String(listPages().length)} pages, 0 files differ;`, 'u'));
});
