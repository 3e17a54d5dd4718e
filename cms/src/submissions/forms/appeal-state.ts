import type { AppealState } from '@ochiq/contract/forms/wire';

import { toTashkentDay } from './tashkent-day';

/** The columns of an appeal that its sender may see. */
export type AppealRow = Pick<AppealState, 'stage' | 'dueOn' | 'answer'> & { receiptNumber: string; receivedAt: string };

/** Returns the public state of an appeal; a written answer is shown only once it has been given. */
export const toAppealState = ({ receiptNumber: number, stage, dueOn, answer, receivedAt }: AppealRow): AppealState => ({
  number,
  stage,
  receivedOn: toTashkentDay(new Date(receivedAt)),
  dueOn,
  answer: stage === 'answered' ? answer : null,
});
