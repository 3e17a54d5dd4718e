import type { AccountResponse, FormResponse, Receipt } from '@ochiq/contract/forms/wire';

import type { LimitExceeded } from '../http/client-limiters.ts';

/** Values for a template: conditions reveal sentences, slots fill them. */
export type TemplateConditions = { facts: ReadonlySet<string>; slots: ReadonlyMap<string, string> };

/** Lists of a template, each item with conditions and slots of its own. */
export type TemplateLists = { lists?: ReadonlyMap<string, readonly TemplateConditions[]> };

/** A result of a form as a page can show it: sessions concern only the browser. */
export type FormPageResult = Exclude<FormResponse, { outcome: 'signed-in' }>;

const toSlots = (values: Readonly<Record<string, string | null>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null));

/** Returns the condition that says in which language the institution has answered. */
export const getReplyCondition = (language: string): string => `answer:${language}`;

const noConditions: TemplateConditions = { facts: new Set(), slots: new Map() };

/** Returns the conditions of the page of a sent form. @param back the address of the page that contained the form */
export const getSentConditions = (receipt: Receipt | null, back: string | null): TemplateConditions => ({
  facts: new Set(['sent', ...(receipt ? ['receipt'] : []), ...(back === null ? [] : ['back'])]),
  slots: toSlots({ ...receipt, back }),
});

/** What a page says, with the way back to the page that the form stood on. */
export const withBack = ({ facts, slots }: TemplateConditions, back: string): TemplateConditions => ({
  facts: new Set([...facts, 'back']),
  slots: new Map([...slots, ['back', back]]),
});

/** The names under which pages know what an answer says. */
export function toTemplateConditions(result: FormPageResult): TemplateConditions {
  switch (result.outcome) {
    case 'sent':
      return getSentConditions(result.receipt, null);
    case 'problems': {
      const each = result.problems.flatMap(({ field, code }) => [`problem:${field}`, `problem:${field}:${code}`]);
      const problemMessages = result.problems.map(({ field, said: words = null }) => [`said:${field}`, words] as const);
      return { facts: new Set(['problems', ...each]), slots: toSlots(Object.fromEntries(problemMessages)) };
    }
    case 'refused':
      return { ...noConditions, facts: new Set(['refused', `refused:${result.reason}`]) };
    case 'state': {
      const { stage, language, ...slots } = result.state;
      const answered = slots.answer === null ? [] : ['answer', ...(language === undefined ? [] : [getReplyCondition(language)])];
      return { facts: new Set(['state', `state:${stage}`, ...answered]), slots: toSlots(slots) };
    }
  }
}

/** Returns the conditions, slots and lists of a citizen's own page. */
export function getAccountConditions({ appeals, ...slots }: AccountResponse): TemplateConditions & TemplateLists {
  return {
    facts: new Set(['signed-in', appeals.length > 0 ? 'appeals' : 'no-appeals']),
    slots: toSlots(slots),
    lists: new Map([['appeals', appeals.map((state) => toTemplateConditions({ outcome: 'state', state }))]]),
  };
}

/** Returns the refusal of a form for a limit that was reached. */
export const toRefusal = (status: LimitExceeded): FormPageResult => ({
  outcome: 'refused',
  reason: status === 429 ? 'too-many' : 'failed',
});
