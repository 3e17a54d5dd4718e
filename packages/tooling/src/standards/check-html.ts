import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import vnu from 'vnu-jar';
import { z } from 'zod';

import type { Finding } from './finding.ts';

const outputSchema = z.object({
  messages: z.array(z.object({ type: z.string(), url: z.string(), lastLine: z.number().optional(), message: z.string() })),
});

const longestOutput = 512 * 1024 * 1024;

/** Checks the pages in a folder with the Nu Html Checker. It needs Java 11 or newer. @throws there is no Java */
export async function checkHtml(folder: string): Promise<Finding[]> {
  const options = ['--skip-non-html', '--format', 'json', '--exit-zero-always', '--also-check-svg'];
  const { stderr } = await promisify(execFile)('java', ['-Xss4m', '-jar', vnu, ...options, folder], { maxBuffer: longestOutput }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      throw new Error('The Nu Html Checker needs Java and found none. On Debian: apt-get install -y default-jre-headless', {
        cause: error,
      });
    },
  );
  return outputSchema.parse(JSON.parse(stderr)).messages.map(({ type, url, lastLine, message }) => ({
    validator: 'html',
    message: `${type}: ${message}`,
    place: `${decodeURIComponent(url.split(folder).at(-1) ?? url)}:${String(lastLine ?? 1)}`,
  }));
}
