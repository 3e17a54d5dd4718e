import type { FormAnswer, Receipt } from '@ochiq/contract/forms/wire';

/** What an answer lets a page say: its facts choose among the sentences, its slots fill them. */
export type PageFacts = { facts: ReadonlySet<string>; slots: ReadonlyMap<string, string> };

const written = (values: Readonly<Record<string, string | null>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null));

const none: PageFacts = { facts: new Set(), slots: new Map() };

export const receiptFacts = (receipt: Receipt): PageFacts => ({ facts: new Set(['receipt']), slots: written(receipt) });

/** The names under which pages know what an answer says. */
export function pageFacts(answer: FormAnswer): PageFacts {
  switch (answer.outcome) {
    case 'sent':
      return answer.receipt ? receiptFacts(answer.receipt) : none;
    case 'problems': {
      const each = answer.problems.flatMap(({ field, code }) => [`problem:${field}`, `problem:${field}:${code}`]);
      return { ...none, facts: new Set(['problems', ...each]) };
    }
    case 'refused':
      return { ...none, facts: new Set(['refused', `refused:${answer.reason}`]) };
    case 'state': {
      const { stage, ...slots } = answer.state;
      return { facts: new Set(['state', `state:${stage}`, ...(slots.answer === null ? [] : ['answer'])]), slots: written(slots) };
    }
  }
}
