import path from 'node:path';

import { startService } from '@ochiq/cli/process/service';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

/** Starts a server that speaks as LibreTranslate does. @returns the settings that the CMS of the tests needs for it */
export async function startTrialTranslator({ logDir }: Settings) {
  const { url } = await startService({
    name: 'The translator',
    script: fromRoot('cms', 'tests', 'support', 'serve-translator.mjs'),
    cwd: fromRoot('cms'),
    env: createToolEnv(),
    log: path.join(logDir, 'translator.log'),
  });
  return { MACHINE_TRANSLATION_URL: url } satisfies Partial<Settings>;
}
