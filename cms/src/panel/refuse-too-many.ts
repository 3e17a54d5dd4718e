import { refuse } from '../safety/refuse';
import { tooMany } from './panel-texts';

type Answer = Parameters<typeof refuse>[0] & { set: (name: string, value: string) => void };

/** Answers that there were too many, and when it may be tried again. */
export function refuseTooMany(answer: Answer, waitMs: number): void {
  const seconds = Math.ceil(waitMs / 1000);
  refuse(answer, 429, 'RateLimitError', tooMany(seconds));
  answer.set('Retry-After', String(seconds));
}
