import type { Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { jsonAnswer } from './json-answer.ts';
import { refusalOf } from './no-room.ts';
import type { Sender } from './sender.ts';

/** Handles the request for a proof-of-work challenge, which the CMS issues. */
export async function challengeAnswer({ forms }: EdgeContext, sender: Sender): Promise<Answer> {
  const ask = async (): Promise<Answer> => {
    const answer = (await forms.cms?.challenge(sender.requestId, sender.address())) ?? 'not set up';
    if (typeof answer === 'object') return jsonAnswer(200, answer);
    sender.note('challenge', answer);
    return jsonAnswer(503, refusalOf(503));
  };
  return forms.within(sender.address(), ask, (status) => jsonAnswer(status, refusalOf(status)));
}
