import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { getPublicFolder } from './files';

const checkSiteFiles = path.join(__dirname, '..', '..', 'packages', 'tooling', 'src', 'standards', 'check-site-files.ts');

test('what others wrote to read tables, calendars and structured data finds nothing wrong in those of the site', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [checkSiteFiles, await getPublicFolder()]);
  expect(stdout).toBe('');
});
