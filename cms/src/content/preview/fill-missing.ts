import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';

import { flattenIssues } from '../publish-validation/plain-issues';
import type { Shortcoming } from './read-preview';
import { missingBrackets } from './typed-preview';

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field on the way to a value: the object that holds it, and for an item of a list, the list and the item's place. */
type Step = { holder: Values; name: string; field: Field; item?: { list: unknown[]; place: number } };

const getItemFields = ({ cms }: Field, item: unknown): Fields | undefined => {
  if (cms.type === 'component') return getComponentFields(cms.component);
  const uid = cms.type === 'dynamiczone' && isValues(item) ? item['__component'] : undefined;
  return typeof uid === 'string' ? getComponentFields(uid) : undefined;
};

/** Finds the fields on the way to a value, the outermost first. */
function findSteps(fields: Fields, holder: Values, [name = '', next, ...rest]: readonly string[]): Step[] {
  const field = fields[name];
  if (!field) return [];
  const value = holder[name];
  const inner = (item: unknown, path: readonly string[]) => {
    const itemFields = getItemFields(field, item);
    return itemFields && isValues(item) ? findSteps(itemFields, item, path) : [];
  };
  if (!Array.isArray(value)) return [{ holder, name, field }, ...(next === undefined ? [] : inner(value, [next, ...rest]))];
  const place = Number(next);
  const isItem = getItemFields(field, value[place]) !== undefined;
  return [{ holder, name, field, ...(isItem ? { item: { list: value, place } } : {}) }, ...(isItem ? inner(value[place], rest) : [])];
}

/** Lists what may be shown in the place of a value that is missing or wrong, the best first. */
function listPlaceholders(step: Step, words: string, today: string): readonly unknown[] {
  const { cms } = step.field;
  const value = step.holder[step.name];
  const [open, close] = missingBrackets;
  switch (cms.type) {
    case 'string':
    case 'text': {
      const isTooLong = typeof value === 'string' && value.length > cms.maxLength;
      return [isTooLong ? value.slice(0, cms.maxLength) : `${open}${words.slice(0, cms.maxLength - 2)}${close}`];
    }
    case 'blocks':
      return [[{ type: 'paragraph', children: [{ type: 'text', text: `${open}${words}${close}` }] }]];
    case 'date':
      return [today];
    case 'datetime':
      return [`${today}T00:00:00.000Z`];
    case 'enumeration':
      return cms.enum;
    case 'integer':
    case 'decimal':
      return [Math.min(Math.max(typeof value === 'number' ? value : 0, cms.min ?? -Infinity), cms.max ?? Infinity)];
    case 'boolean':
      return [false, true];
    case 'component':
      if (!cms.repeatable) return isValues(value) ? [] : [{}];
      // What is in a new item is filled in with the next round.
      return Array.isArray(value) && value.length > 0 ? [value.slice(0, cms.max)] : [[{}]];
    default:
      return [];
  }
}

/** Lists the same, after nothing at all where an optional value is missing: only a rule of its type may ask for one. */
const listReplacements = (step: Step, words: string, today: string): readonly unknown[] => [
  ...(!step.field.required && (step.holder[step.name] ?? null) === null ? [null] : []),
  ...listPlaceholders(step, words, today),
];

/** Replaces a value, or leaves out the nearest thing around it that an entry can do without. @returns whether it could */
function mend(steps: readonly Step[], words: string, today: string, attempt: number): boolean {
  for (const [depth, step] of steps.toReversed().entries()) {
    const placeholders = depth === 0 ? listReplacements(step, words, today) : [];
    if (attempt < placeholders.length) {
      step.holder[step.name] = placeholders[attempt];
      return true;
    }
    if (step.item && depth > 0) {
      step.item.list.splice(step.item.place, 1);
      return true;
    }
    if (!step.field.required) {
      step.holder[step.name] = null;
      return true;
    }
  }
  return false;
}

/** Of each field that is missing: its placeholder may be wrong, too, and what holds it is then left out. */
const maxRounds = 6;

/**
 * Fills in what an entry lacks so that it can be shown as a page: words in brackets for texts, which say what is missing,
 * the simplest value for others. What can't be filled in is left out with the optional part that holds it.
 * @returns `null` where something is missing without which there is no page
 */
export function fillMissing(type: ContentTypeName, entry: Values, shortcomings: readonly Shortcoming[], today: string): Values | null {
  const { schema, fields } = contentTypes[type];
  const filled = structuredClone(entry);
  const attempts = new Map<string, number>();
  for (let round = 0; round < maxRounds; round += 1) {
    const issues = flattenIssues(schema.safeParse(filled).error?.issues ?? []);
    if (issues.length === 0) return filled;
    // From the end, so that leaving out an item moves none that is still to come.
    for (const { path } of issues.toReversed()) {
      const key = path.join('.');
      const shortcoming = shortcomings.find((one) => one.path.join('.') === key);
      const attempt = attempts.get(key) ?? 0;
      attempts.set(key, attempt + 1);
      if (!mend(findSteps(fields, filled, path), shortcoming ? `${shortcoming.field}: ${shortcoming.problem}` : '…', today, attempt))
        return null;
    }
  }
  return null;
}
