import { localeCodes } from '@ochiq/contract/locales';

/** A right of the signed-in user, as the panel gets it from the CMS. */
export type HeldRight = {
  action: string;
  subject?: string | null;
  properties?: { locales?: readonly string[] | null };
};

/** The operations on entries, by the last word of Strapi's name of the right. */
type Deed = 'create' | 'read' | 'update' | 'delete' | 'publish';

/**
 * What an action of an entry is to a person: one that takes the right to this language, the right to every language of the
 * site, the right to more than one language, or the right to change how entries are shown.
 */
export type Need = { deed: Deed; languages: 'this' | 'every' | 'several' } | 'configure' | 'develop' | null;

const rights: Readonly<Record<string, Need>> = {
  publish: { deed: 'publish', languages: 'this' },
  unpublish: { deed: 'publish', languages: 'this' },
  discard: { deed: 'update', languages: 'this' },
  clone: { deed: 'create', languages: 'this' },
  delete: { deed: 'delete', languages: 'every' },
  'configure-the-view': 'configure',
  'edit-the-model': 'develop',
};

/** The properties of an action that identify those of Strapi's i18n, which have no type. */
export type Described = { type?: string; variant?: string; dialog?: { type?: string } };

/** Returns what i18n's action takes: it fills in from another language, acts in several at once, or deletes one. */
function findUntypedNeed({ type, variant, dialog }: Described): Need {
  if (type === 'icon') return { deed: 'read', languages: 'several' };
  if (dialog?.type === 'modal') return { deed: 'publish', languages: 'several' };
  return variant === 'danger' && dialog?.type === 'dialog' ? { deed: 'delete', languages: 'this' } : null;
}

/** Returns what an action of Strapi's requires; `null` where it requires no more than its page. */
export const findNeed = (type: string | undefined, described: Described): Need =>
  type === undefined ? findUntypedNeed(described) : (rights[type] ?? null);

const configuring = ['collection-types', 'single-types'].map((kind) => `plugin::content-manager.${kind}.configure-view`);

type Place = { model: string; locale: string | null };

/** Returns whether these rights allow what an action does. Models are changed in the code, never in the panel. */
export function mayDo(held: readonly HeldRight[], need: Need, { model, locale }: Place): boolean {
  if (need === null) return true;
  if (need === 'develop') return false;
  if (need === 'configure') return held.some(({ action }) => configuring.includes(action));
  const those = held.filter(({ action, subject }) => action === `plugin::content-manager.explorer.${need.deed}` && subject === model);
  // Types without languages have rights without locales.
  if (locale === null) return those.length > 0;
  const has = (code: string) => those.some(({ properties }) => properties?.locales?.includes(code) ?? false);
  if (need.languages === 'this') return has(locale);
  const count = localeCodes.filter(has).length;
  return need.languages === 'every' ? count === localeCodes.length : count > 1;
}
