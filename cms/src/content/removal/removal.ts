import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import * as z from 'zod';

import { use } from '../uses/use';

/** Wire name: what a request that removes something in use chose to happen with the uses. */
export const removalChoiceHeader = 'x-on-uses';

export const removalChoices = ['replace', 'redirect', 'withdraw'] as const;

/**
 * What happens with the uses of an entry or file that is taken away: another one takes its place, its addresses lead
 * elsewhere, or the uses are left as they are.
 */
export type RemovalChoice =
  /** By a document id, or the id of a file. */
  | { kind: 'replace'; by: string }
  /** To a target of a menu: a page, an entry, a route or an address. */
  | { kind: 'redirect'; to: string }
  | { kind: 'withdraw' };

/** Formats a choice for the header; it has ASCII letters only. */
export function formatRemovalChoice(choice: RemovalChoice): string {
  switch (choice.kind) {
    case 'replace':
      return `replace:${choice.by}`;
    case 'redirect':
      return `redirect:${encodeURI(choice.to)}`;
    case 'withdraw':
      return 'withdraw';
  }
}

const decode = (text: string): string | null => {
  try {
    return decodeURI(text);
  } catch {
    return null;
  }
};

/** Parses the header; `null` where there is none, `undefined` where it is invalid. */
export function parseRemovalChoice(header: string): RemovalChoice | null | undefined {
  if (header === '') return null;
  if (header === 'withdraw') return { kind: 'withdraw' };
  const { kind, rest = '' } = /^(?<kind>replace|redirect):(?<rest>.+)$/u.exec(header)?.groups ?? {};
  if (kind === 'replace') return /^[\w-]{1,64}$/u.test(rest) ? { kind, by: rest } : undefined;
  const to = kind === 'redirect' ? decode(rest) : null;
  const target = to === null ? null : parseMenuTarget(to);
  return to !== null && target !== null && target.kind !== 'file' ? { kind: 'redirect', to } : undefined;
}

/**
 * How an entry uses another entry or a file. What is `required`, a `menu` and a `parent` would break by the removal, so
 * they cannot be left as they are.
 */
export const useKinds = ['link', 'menu', 'relation', 'required', 'parent', 'file'] as const;
export type UseKind = (typeof useKinds)[number];

/** An entry, in one language, that uses what is to be removed. */
export const removalUse = use.extend({
  /** The names of its fields. */
  fields: z.array(z.string()),
  kinds: z.array(z.enum(useKinds)),
  /** Whether it is published and has unpublished changes: its draft alone is changed by a replacement. */
  isChanged: z.boolean(),
  /** Whether the user may change it, and publish it where that follows. */
  mayChange: z.boolean(),
});
export type RemovalUse = z.output<typeof removalUse>;

const type = z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]);

/** What the CMS tells where a removal needs a choice. */
export const removalUses = z.object({
  uses: z.array(removalUse),
  /** The entries that the user may not read, and those beyond the longest list, by type. */
  others: z.array(z.object({ type, count: z.int().positive() })),
  /** What can be chosen. */
  choices: z.array(z.enum(removalChoices)),
  /** The type of the entries, or `null` for files. */
  type: type.nullable(),
  /** What is removed. */
  documents: z.array(z.string()),
});
export type RemovalUses = z.output<typeof removalUses>;

/** The details of the refusal, with which the CMS answers a removal that says nothing about the uses. */
export const removalDetails = z.object({ removal: removalUses });
