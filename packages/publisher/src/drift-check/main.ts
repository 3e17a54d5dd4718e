import { getErrorMessage } from '@ochiq/service-kit/errors';
import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

import { createCmsClient } from '../cms/cms-client.ts';
import { waitUntilCaughtUp } from './wait-until-caught-up.ts';
import { formatComparison } from './report.ts';
import { beginComparison, endComparison, failComparison } from './steps.ts';

const schema = z.object({
  /** The build folder, with `public` and `.site`. */
  BUILD_DIR: z.string().min(1),
  /** The folder that the edge serves. */
  SITE_DIR: z.string().min(1),
  /** The address of the CMS and a token for reading it. */
  CMS_URL: z.url(),
  BUILD_TOKEN: z.string().min(16),
  /** The address of the publisher and its key. */
  PUBLISHER_URL: z.url(),
  PUBLISHER_KEY: z.string().min(16),
});

const { BUILD_DIR, SITE_DIR, CMS_URL, BUILD_TOKEN, PUBLISHER_URL, PUBLISHER_KEY } = readSettings(schema);
const [step, reason] = process.argv.slice(2);

const cms = createCmsClient({ cmsUrl: CMS_URL, token: BUILD_TOKEN });
const wait = () => waitUntilCaughtUp({ cms, publisherUrl: PUBLISHER_URL, key: PUBLISHER_KEY });

try {
  if (step === 'begin') await beginComparison(SITE_DIR, wait);
  else if (step === 'fail') await failComparison(SITE_DIR, new Date(), reason ?? 'nobody said why');
  else if (step === 'end') {
    const result = await endComparison(BUILD_DIR, SITE_DIR, new Date(), wait);
    for (const line of formatComparison(result)) console.log(line);
  } else throw new Error('Say which step: begin before the build, end after it, fail with the reason where there is none');
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
