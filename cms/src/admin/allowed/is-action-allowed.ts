import { localeCodes } from '@ochiq/contract/routing/locales';

/** A right of the signed-in user, as the panel gets it from the CMS. */
export type GrantedRight = {
  action: string;
  subject?: string | null;
  properties?: { locales?: readonly string[] | null };
};

/** The operations on entries, by the last word of Strapi's name of the right. */
type EntryOperation = 'create' | 'read' | 'update' | 'delete' | 'publish';

/**
 * What an action of an entry is to a person: one that takes the right to this language, the right to every language of the
 * site, the right to more than one language, or the right to change how entries are shown.
 */
export type ActionRequirement = { deed: EntryOperation; languages: 'this' | 'every' | 'several' } | 'configure' | 'develop' | null;

const requirements: Readonly<Record<string, ActionRequirement>> = {
  publish: { deed: 'publish', languages: 'this' },
  unpublish: { deed: 'publish', languages: 'this' },
  discard: { deed: 'update', languages: 'this' },
  clone: { deed: 'create', languages: 'this' },
  delete: { deed: 'delete', languages: 'every' },
  'configure-the-view': 'configure',
  'edit-the-model': 'develop',
};

/** The properties of an action that identify those of Strapi's i18n, which have no type. */
export type ActionDescription = { type?: string; variant?: string; dialog?: { type?: string } };

/** Returns what i18n's action takes: it fills in from another language, acts in several at once, or deletes one. */
function findUntypedRequirement({ type, variant, dialog }: ActionDescription): ActionRequirement {
  if (type === 'icon') return { deed: 'read', languages: 'several' };
  if (dialog?.type === 'modal') return { deed: 'publish', languages: 'several' };
  return variant === 'danger' && dialog?.type === 'dialog' ? { deed: 'delete', languages: 'this' } : null;
}

/** Returns what an action of Strapi's requires; `null` where it requires no more than its page. */
export const findRequirement = (type: string | undefined, description: ActionDescription): ActionRequirement =>
  type === undefined ? findUntypedRequirement(description) : (requirements[type] ?? null);

const configureActions = ['collection-types', 'single-types'].map((kind) => `plugin::content-manager.${kind}.configure-view`);

type EntryScope = { model: string; locale: string | null };

/** Returns whether these rights allow what an action does. Models are changed in the code, never in the panel. */
export function isActionAllowed(granted: readonly GrantedRight[], requirement: ActionRequirement, { model, locale }: EntryScope): boolean {
  if (requirement === null) return true;
  if (requirement === 'develop') return false;
  if (requirement === 'configure') return granted.some(({ action }) => configureActions.includes(action));
  const matching = granted.filter(
    ({ action, subject }) => action === `plugin::content-manager.explorer.${requirement.deed}` && subject === model,
  );
  // Types without languages have rights without locales.
  if (locale === null) return matching.length > 0;
  const hasLocaleRight = (code: string) => matching.some(({ properties }) => properties?.locales?.includes(code) ?? false);
  if (requirement.languages === 'this') return hasLocaleRight(locale);
  const count = localeCodes.filter(hasLocaleRight).length;
  return requirement.languages === 'every' ? count === localeCodes.length : count > 1;
}
