import type { AccountAnswer, FormAnswer, Receipt } from '@ochiq/contract/forms/wire';

/** Values for a template: conditions reveal sentences, slots fill them. */
export type PageFacts = { facts: ReadonlySet<string>; slots: ReadonlyMap<string, string> };

/** Lists of a template, each item with conditions and slots of its own. */
export type PageLists = { lists?: ReadonlyMap<string, readonly PageFacts[]> };

/** A result of a form as a page can show it: sessions concern only the browser. */
export type ShownAnswer = Exclude<FormAnswer, { outcome: 'signed-in' }>;

const written = (values: Readonly<Record<string, string | null>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null));

const none: PageFacts = { facts: new Set(), slots: new Map() };

/** Returns the conditions of the page of a sent form. @param back the address of the page that contained the form */
export const sentFacts = (receipt: Receipt | null, back: string | null): PageFacts => ({
  facts: new Set(['sent', ...(receipt ? ['receipt'] : []), ...(back === null ? [] : ['back'])]),
  slots: written({ ...receipt, back }),
});

/** What a page says, with the way back to the page that the form stood on. */
export const withBack = ({ facts, slots }: PageFacts, back: string): PageFacts => ({
  facts: new Set([...facts, 'back']),
  slots: new Map([...slots, ['back', back]]),
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

/** Returns the conditions, slots and lists of a citizen's own page. */
export function accountFacts({ appeals, ...slots }: AccountAnswer): PageFacts & PageLists {
  return {
    facts: new Set(['signed-in', appeals.length > 0 ? 'appeals' : 'no-appeals']),
    slots: written(slots),
    lists: new Map([['appeals', appeals.map((state) => pageFacts({ outcome: 'state', state }))]]),
  };
}
