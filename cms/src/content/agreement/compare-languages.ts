import { createHash } from 'node:crypto';

import type { Locale } from '@ochiq/contract/routing/locales';
import { extractMentions } from '@ochiq/uzbek/agreement/extract-mentions';
import { groupDifferences } from '@ochiq/uzbek/agreement/group-differences';
import type { Mention, TextBlock } from '@ochiq/uzbek/agreement/mention';

import type { AgreementDifference, DifferenceKind, ValuePlace } from './agreement';

/** The texts of a version, whether readers see it, and whether the user may open it in the panel. */
export type ReadTexts = { blocks: readonly TextBlock[]; isPublished: boolean; isReadable: boolean };
export type TextsByLocale = Readonly<Partial<Record<Locale, ReadTexts>>>;

/** What a language says at a place: its value without its language. */
export type NamedValue = Pick<Mention, 'path' | 'from' | 'to' | 'text'> & { kind: DifferenceKind; keys: readonly [string, ...string[]] };

/** How many letters around a value are shown. */
const around = 40;

const getField = (mention: NamedValue | null): string => mention?.path.split('.')[0] ?? '';

/**
 * Hashes what two languages say of one value: the same whichever of them is in the form and wherever in its field the value
 * is, and another one once either changes.
 */
export function hashDifference(sides: readonly (readonly [Locale, NamedValue | null])[]): string {
  const values = sides
    .map(([locale, mention]) => [locale, mention && [mention.kind, mention.keys[0]]] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const field = sides.map(([, mention]) => getField(mention)).find((name) => name !== '');
  return createHash('sha256')
    .update(JSON.stringify([field, values]))
    .digest('base64url');
}

/** Cuts the line of a value to some words around it. */
export function toPlace({ blocks }: ReadTexts, { path, from, to, text }: Omit<NamedValue, 'kind' | 'keys'>): ValuePlace {
  const block = blocks.find((one) => one.path === path);
  if (!block || from === to) return { path, before: '', text, after: '' };
  const [before = ''] = block.text.slice(0, from).split('\n').slice(-1);
  const [after = ''] = block.text.slice(to).split('\n');
  return {
    path,
    before: before.length > around ? `…${before.slice(-around)}` : before,
    text,
    after: after.length > around ? `${after.slice(0, around)}…` : after,
  };
}

/** Compares the text of one language with those of the others. */
export function compareLanguages(locale: Locale, own: ReadTexts, others: TextsByLocale, ownHost?: string): AgreementDifference[] {
  const read = (language: Locale, { blocks }: ReadTexts) => extractMentions(blocks, { language, ...(ownHost && { ownHost }) });
  const mentions = Object.fromEntries(
    Object.entries({ ...others, [locale]: own }).map(([language, texts]) => [language, read(language as Locale, texts)]),
  );
  return groupDifferences(locale, mentions).map((difference) => ({
    kind: difference.kind,
    own: difference.own && toPlace(own, difference.own),
    others: difference.others.flatMap(({ language, mention }) => {
      const texts = others[language];
      if (!texts) return [];
      const hash = hashDifference([
        [locale, difference.own],
        [language, mention],
      ]);
      const { isPublished, isReadable } = texts;
      return [{ locale: language, isPublished, isReadable, place: mention && toPlace(texts, mention), hash }];
    }),
  }));
}
