import { blocks } from '@ochiq/contract/fields/blocks';

import { fieldGroups, typeTitles } from '../texts/field-groups.ts';
import type { Texts } from '../texts/panel-language.ts';

/** Fields that Strapi gives every type. */
export const builtInFields = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale'] as const;

/** Fields of people's accounts. */
const accountFields = ['username', 'email', 'password', 'provider', 'confirmed', 'blocked', 'role', 'name'] as const;

/** The labels of names of the code, in one language. */
export type CodeNames = {
  builtInFields: Readonly<Record<(typeof builtInFields)[number], string>>;
  accountFields: Readonly<Record<(typeof accountFields)[number], string>>;
  /** Permissions of tokens: the actions, and what they are about besides the types. */
  permissions: Readonly<Record<string, string>>;
  /** The groups of fields, by their titles. */
  parts: Readonly<Record<string, string>>;
};

const toCodeId = (word: string): string => `ochiq.code.${word}`;

const accounts = 'content-manager.content-types.plugin::users-permissions.user';

/** Lists the names under ids; those of fields that Strapi adds itself under the ids that it looks for in lists and forms. */
export function listCodeNames({ builtInFields: fields, accountFields: account, ...words }: CodeNames): Readonly<Record<string, string>> {
  const types = fieldGroups.filter(({ id }) => id.startsWith('content-manager.content-types.')).map(({ id }) => id);
  const inTypes = [...types, accounts].flatMap((id) => builtInFields.map((field) => [`${id}.${field}`, fields[field]] as const));
  const inAccounts = accountFields.map((field) => [`${accounts}.${field}`, account[field]] as const);
  const others = Object.entries({ ...account, ...fields, ...words.permissions, ...words.parts });
  return Object.fromEntries([...inTypes, ...inAccounts, ...others.map(([word, text]) => [toCodeId(word), text] as const)]);
}

const tokenPage = /\/settings\/api-tokens\/./u;
const viewPage = /\/content-manager\/(?:collection-types|single-types|components)\/(?<uid>[^/]+)\/configurations\//u;

const titles: ReadonlyMap<string, string> = new Map(typeTitles);
/** Blocks have their names under their uids. */
const blockIds: ReadonlyMap<string, string> = new Map(blocks.map(({ title, uid }) => [title, uid]));

/** Sentences of pages where views are set up, each about one field or type, which Strapi puts in by its name in the code. */
const sentences = [
  'content-manager.components.DraggableCard.delete.field',
  'content-manager.components.DraggableCard.edit.field',
  'content-manager.components.DraggableCard.move.field',
  'content-manager.components.SettingsViewWrapper.pluginHeader.title',
  'content-manager.containers.list-settings.modal-form.label',
] as const;

/** Translates a permission of a token: an interface or its part `News`, `news-comment`, or an action on it, `findOne`. */
function translatePermission(word: string, texts: Texts): string | undefined {
  const find = (name: string) => texts[titles.get(name) ?? ''] ?? texts[toCodeId(name)];
  return find(word) ?? find(word.toLowerCase());
}

/** Translates the name of a field, of the type whose view it is or else of any, or of a type, a block or a part. */
function translateName(name: string, uid: string, texts: Texts): string | undefined {
  const own = texts[`content-manager.${uid.includes('::') ? 'content-types' : 'components'}.${uid}.${name}`];
  if (own !== undefined) return own;
  const group = fieldGroups.find(({ fields }) => fields.some((field) => field === name));
  if (group) return texts[`${group.id}.${name}`];
  const isTitle = typeTitles.some(([, title]) => title === name);
  return texts[isTitle ? name : (blockIds.get(name) ?? toCodeId(name))];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Finds the name within a sentence; `null` where the text is another one. */
function findName(text: string, sentence: string | undefined): { before: string; name: string; after: string } | null {
  const [before, after] = sentence?.split(/\{\w+\}/u) ?? [];
  if (before === undefined || after === undefined || !text.startsWith(before) || !text.endsWith(after)) return null;
  const name = text.slice(before.length, text.length - after.length);
  return name === '' ? null : { before, name, after };
}

function translateInView(text: string, uid: string, texts: Texts): string | undefined {
  const fullTranslation = translateName(text, uid, texts);
  if (fullTranslation !== undefined) return fullTranslation;
  for (const id of sentences) {
    const match = findName(text, texts[id]);
    // Strapi begins names with a capital here.
    const translation = match && (translateName(match.name, uid, texts) ?? translateName(lowerFirst(match.name), uid, texts));
    if (match && translation !== null && translation !== undefined) return match.before + translation + match.after;
  }
  return undefined;
}

/**
 * Translates a name of the code on the pages where tokens and views are set up; `null` on other pages, for other texts,
 * and where the translation is the same.
 */
export function translateCode(shownText: string, path: string, texts: Texts): string | null {
  const text = shownText.trim();
  const uid = viewPage.exec(path)?.groups?.['uid'];
  const translation = uid === undefined ? tokenPage.test(path) && translatePermission(text, texts) : translateInView(text, uid, texts);
  return typeof translation === 'string' && translation !== text ? translation : null;
}
