import { localeCodes } from '@ochiq/contract/routing/locales';

import { isForOtherLanguages } from '../../people/roles/other-language.ts';

/** A right of the signed-in user, as the panel gets it from the CMS. */
export type GrantedRight = {
  action: string;
  subject?: string | null;
  properties?: { locales?: readonly string[] | null };
  conditions?: readonly string[] | null;
};

/** An operation on entries, by the last word of Strapi's name of the right. */
type EntryOperation = 'create' | 'read' | 'update' | 'delete' | 'publish';

/**
 * The right that an action of an entry requires: to an operation in this language, in every language of the site or in
 * more than one, or to change how entries are shown; `null` for none but that to its page.
 */
export type ActionRequirement = { operation: EntryOperation; languages: 'this' | 'every' | 'several' } | 'configure' | 'develop' | null;

const requirements: Readonly<Record<string, ActionRequirement>> = {
  publish: { operation: 'publish', languages: 'this' },
  unpublish: { operation: 'publish', languages: 'this' },
  discard: { operation: 'update', languages: 'this' },
  clone: { operation: 'create', languages: 'this' },
  delete: { operation: 'delete', languages: 'every' },
  'configure-the-view': 'configure',
  'edit-the-model': 'develop',
};

/** The properties of an action that identify those of Strapi's i18n, which have no type. */
export type ActionDescription = { type?: string; variant?: string; dialog?: { type?: string } };

/** Returns what an action of i18n requires: it fills in from another language, acts in several at once, or deletes one. */
function findUntypedRequirement({ type, variant, dialog }: ActionDescription): ActionRequirement {
  if (type === 'icon') return { operation: 'read', languages: 'several' };
  if (dialog?.type === 'modal') return { operation: 'publish', languages: 'several' };
  return variant === 'danger' && dialog?.type === 'dialog' ? { operation: 'delete', languages: 'this' } : null;
}

/** Returns what an action of Strapi's requires; `null` where it requires no more than its page. */
export const findRequirement = (type: string | undefined, description: ActionDescription): ActionRequirement =>
  type === undefined ? findUntypedRequirement(description) : (requirements[type] ?? null);

const configureActions = ['collection-types', 'single-types'].map((kind) => `plugin::content-manager.${kind}.configure-view`);

type EntryScope = { model: string; locale: string | null };

/** Returns whether a right makes entries: who has it for further languages of existing entries only makes none. */
export const isCreating = ({ action, conditions }: GrantedRight): boolean =>
  action === 'plugin::content-manager.explorer.create' && !isForOtherLanguages(conditions);

/** Returns whether these rights allow what an action does. Models are changed in the code, never in the panel. */
export function isActionAllowed(granted: readonly GrantedRight[], requirement: ActionRequirement, { model, locale }: EntryScope): boolean {
  if (requirement === null) return true;
  if (requirement === 'develop') return false;
  if (requirement === 'configure') return granted.some(({ action }) => configureActions.includes(action));
  const matching = granted.filter(
    (right) =>
      right.subject === model &&
      (requirement.operation === 'create'
        ? isCreating(right)
        : right.action === `plugin::content-manager.explorer.${requirement.operation}`),
  );
  // Types without languages have rights without locales.
  if (locale === null) return matching.length > 0;
  const hasLocaleRight = (code: string) => matching.some(({ properties }) => properties?.locales?.includes(code) ?? false);
  if (requirement.languages === 'this') return hasLocaleRight(locale);
  const count = localeCodes.filter(hasLocaleRight).length;
  return requirement.languages === 'every' ? count === localeCodes.length : count > 1;
}
