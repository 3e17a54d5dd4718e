import { connectCms } from '../cms/cms.ts';
import { caughtUp } from './caught-up.ts';
import { compareEnv } from './env.ts';
import { comparisonLines } from './report.ts';
import { beginComparison, endComparison, failComparison } from './steps.ts';

const { BUILD_DIR, SITE_DIR, CMS_URL, BUILD_TOKEN, PUBLISHER_URL, PUBLISHER_KEY } = compareEnv();
const [step, reason] = process.argv.slice(2);

const cms = connectCms({ cmsUrl: CMS_URL, token: BUILD_TOKEN });
const wait = () => caughtUp({ cms, publisherUrl: PUBLISHER_URL, key: PUBLISHER_KEY });

try {
  if (step === 'begin') await beginComparison(SITE_DIR, wait);
  else if (step === 'fail') await failComparison(SITE_DIR, new Date(), reason ?? 'nobody said why');
  else if (step === 'end') {
    const told = await endComparison(BUILD_DIR, SITE_DIR, new Date(), wait);
    for (const line of comparisonLines(told)) console.log(line);
  } else throw new Error('Say which step: begin before the build, end after it, fail with the reason where there is none');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
