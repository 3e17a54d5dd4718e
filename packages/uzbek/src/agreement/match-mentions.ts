import type { Mention } from './mention.ts';

/** A part of the texts: values of one part are compared with each other. */
export type Scope = (mention: Mention) => string;

export const groupByLine: Scope = ({ path, line }) => `${path} ${String(line)}`;
export const groupByBlock: Scope = ({ path }) => path;
export const groupByField: Scope = ({ path }) => path.split('.')[0] ?? path;
export const groupByEntry: Scope = () => '';

export const isCertain = (mention: Mention): boolean => mention.isCertain;

/** What is left of two texts, of which what agrees is taken away. */
export type Texts = { left: Set<Mention>; right: Set<Mention> };

/** Names what a mention is paired by; `null` where it is not paired. */
export type NameMention = (mention: Mention) => string | null;

type Pair = readonly [one: Mention, other: Mention];

/** Pairs mentions of two sets that have the same name, in their order, and takes them away. */
export function takeMatching(ones: Set<Mention>, others: Set<Mention>, sides: readonly [one: NameMention, other: NameMention]): Pair[] {
  const [nameOne, nameOther] = sides;
  const waiting = new Map<string, Mention[]>();
  for (const other of others) {
    const name = nameOther(other);
    if (name !== null)
      waiting
        .set(name, waiting.get(name) ?? [])
        .get(name)
        ?.push(other);
  }
  for (const queue of waiting.values()) queue.reverse();
  return Array.from(ones).flatMap((one): Pair[] => {
    const other = waiting.get(nameOne(one) ?? '')?.pop();
    if (!other) return [];
    ones.delete(one);
    others.delete(other);
    return [[one, other]];
  });
}
