import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { runBrowserTests } from '../test/stages.ts';
import type { Settings } from '@ochiq/cli/workplace/settings';
import type { Finding } from './finding.ts';

const findingsSchema = z.array(z.object({ message: z.string(), place: z.string() }));

/** Runs Siteimprove Alfa on a page of each template in each language, in a browser. */
export async function readAlfa(settings: Settings, say: (how: string) => void): Promise<Finding[]> {
  const file = path.join(settings.dataDir, 'alfa.json');
  const env = { ALFA_FINDINGS: file };
  const { failed } = await runBrowserTests(settings, { name: 'standards', args: ['--project=standards'], env }, say);
  if (failed > 0) throw new Error('Alfa did not come to its end');
  const findings = findingsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return findings.map((one): Finding => ({ validator: 'accessibility', ...one }));
}
