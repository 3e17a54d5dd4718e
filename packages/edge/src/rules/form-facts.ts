import type { AccountAnswer, FormAnswer, Receipt } from '@ochiq/contract/forms/wire';

/** What an answer lets a page say: its facts choose among the sentences, its slots fill them. */
export type PageFacts = { facts: ReadonlySet<string>; slots: ReadonlyMap<string, string> };

/** What is there several times, each with facts and slots of its own. */
export type PageLists = { lists?: ReadonlyMap<string, readonly PageFacts[]> };

/** What a page can show: a session is the browser's business. */
export type ShownAnswer = Exclude<FormAnswer, { outcome: 'signed-in' }>;

const written = (values: Readonly<Record<string, string | null>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null));

const none: PageFacts = { facts: new Set(), slots: new Map() };

/** @param back the address of the page that the form stood on */
export const sentFacts = (receipt: Receipt | null, back: string | null): PageFacts => ({
  facts: new Set(['sent', ...(receipt ? ['receipt'] : []), ...(back === null ? [] : ['back'])]),
  slots: written({ ...receipt, back }),
});

/** The names under which pages know what an answer says. */
export function pageFacts(answer: ShownAnswer): PageFacts {
  switch (answer.outcome) {
    case 'sent':
      return sentFacts(answer.receipt, null);
    case 'problems': {
      const each = answer.problems.flatMap(({ field, code }) => [`problem:${field}`, `problem:${field}:${code}`]);
      const said = answer.problems.map(({ field, said: words = null }) => [`said:${field}`, words] as const);
      return { facts: new Set(['problems', ...each]), slots: written(Object.fromEntries(said)) };
    }
    case 'refused':
      return { ...none, facts: new Set(['refused', `refused:${answer.reason}`]) };
    case 'state': {
      const { stage, ...slots } = answer.state;
      return { facts: new Set(['state', `state:${stage}`, ...(slots.answer === null ? [] : ['answer'])]), slots: written(slots) };
    }
  }
}

/** The names under which a citizen's own page knows what is theirs. */
export function accountFacts({ appeals, ...slots }: AccountAnswer): PageFacts & PageLists {
  return {
    facts: new Set(['signed-in', appeals.length > 0 ? 'appeals' : 'no-appeals']),
    slots: written(slots),
    lists: new Map([['appeals', appeals.map((state) => pageFacts({ outcome: 'state', state }))]]),
  };
}
