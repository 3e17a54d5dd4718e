import { mapLocales, type Localized } from '@ochiq/contract/routing/locales';

import { getBlockName } from '../../platform/panel-words/block-names';
import { findTemplateHint } from '../starters/template-hint';
import type { EntryIssue } from './entry-issue';

/** How much of a hint a message quotes. */
const quotedLength = 60;

const quote = (hint: string) => (hint.length > quotedLength ? `${hint.slice(0, quotedLength).trimEnd()}…` : hint);

/** Returns the message for a hint that was left over. @param block what the panel calls its block; `null` outside of blocks */
function getHintMessage(hint: string, block: Localized<string> | null): Localized<string> {
  const where = mapLocales((locale) => block?.[locale] ?? null);
  const text = quote(hint);
  return {
    uz: `${where.uz === null ? '' : `“${where.uz}” blokida `}andozaning koʻrsatmasi qolgan: “${text}”. Uning oʻrniga oʻz matningizni yozing yoki uni oʻchiring`,
    ru: `${where.ru === null ? '' : `в блоке «${where.ru}» `}осталась подсказка шаблона: «${text}». Напишите вместо неё свой текст или удалите её`,
    en: `still says what to write${where.en === null ? '' : ` in the block “${where.en}”`}: “${text}”. Write your own text there, or delete it`,
  };
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Finds the first hint within a formatted text. */
function findHintWithin(value: unknown): string | null {
  if (typeof value === 'string') return findTemplateHint(value);
  if (!isNode(value)) return null;
  for (const inner of Object.values(value)) {
    const hint = findHintWithin(inner);
    if (hint !== null) return hint;
  }
  return null;
}

/** Returns whether a value is a text with formats: an error has to name the field, and none of its paragraphs. */
const isFormattedText = (value: unknown) => Array.isArray(value) && value.some((node) => isNode(node) && 'children' in node);

/** Finds the hints of templates that are left in a version, one in each field: nothing with them is published. */
export function findTemplateHints(
  value: unknown,
  path: readonly string[] = [],
  block: Localized<string> | null = null,
): readonly EntryIssue[] {
  if (typeof value === 'string' || isFormattedText(value)) {
    const hint = findHintWithin(value);
    return hint === null ? [] : [{ path, message: getHintMessage(hint, block) }];
  }
  if (!isNode(value)) return [];
  const own = typeof value['__component'] === 'string' ? getBlockName(value['__component']) : null;
  return Object.entries(value).flatMap(([key, inner]) => findTemplateHints(inner, [...path, key], own ?? block));
}
