import type { FormAnswer } from '@ochiq/contract/forms/wire';

import type { Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { jsonAnswer } from './json-answer.ts';
import type { Sender } from './sender.ts';

const failed: FormAnswer = { outcome: 'refused', reason: 'failed' };

/** How a browser makes its form: the CMS says. */
export async function challengeAnswer({ forms }: EdgeContext, sender: Sender): Promise<Answer> {
  const answer = await forms.within(async () => (await forms.cms?.challenge()) ?? 'not set up');
  if (typeof answer === 'object') return jsonAnswer(200, answer);
  if (answer !== undefined) sender.note('challenge', answer);
  return jsonAnswer(503, failed);
}
