import type { AppealState } from '@ochiq/contract/forms/wire';

import { dayIn } from './tashkent-day';

/** What of an appeal its sender is told. */
export type AppealRow = Pick<AppealState, 'stage' | 'dueOn' | 'answer'> & { receiptNumber: string; receivedAt: string };

/** How far it is; what is written as an answer counts when it was given. */
export const appealState = ({ receiptNumber: number, stage, dueOn, answer, receivedAt }: AppealRow): AppealState => ({
  number,
  stage,
  receivedOn: dayIn(new Date(receivedAt)),
  dueOn,
  answer: stage === 'answered' ? answer : null,
});
