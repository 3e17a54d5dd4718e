import { contentTypeNames, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { buildLabels } from '../../admin/texts/labels';
import { russianNames as ru } from '../../admin/texts/ru/names';
import { uzbekNames as uz } from '../../admin/texts/uz/names';
import { permissionWords, roleWords } from './stored-words';
import type { Translations } from './translations';
import { getTypeName } from './type-names';

type Language = Exclude<Locale, 'en'>;
type TranslateText = (value: string, key: string, owner: Readonly<Record<string, unknown>>) => string;

/** Where the CMS answers with names that it keeps or makes up in English. */
const namedPaths = {
  roles: /^\/(?:admin\/(?:roles|users|api-tokens)|users-permissions\/(?:roles|advanced))(?:\/|$)/u,
  permissions: /^\/admin\/permissions\/?$/u,
} as const;

const fieldLabels = { uz: buildLabels(uz), ru: buildLabels(ru) } satisfies Record<Language, unknown>;
const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...contentTypes, ...intakeTypes }).map(([name, { title }]) => [`api::${name}.${name}`, title]),
);

/**
 * Returns a copy with every text passed through `translate`; other values than plain objects and lists are unchanged.
 */
function mapTexts(value: unknown, translate: TranslateText): unknown {
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, translate));
  if (typeof value !== 'object' || value === null || ![Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null))
    return value;
  const owner = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(owner).map(([key, item]) => [key, typeof item === 'string' ? translate(item, key, owner) : mapTexts(item, translate)]),
  );
}

const createTranslator =
  (words: Translations, keys: readonly string[], language: Language): TranslateText =>
  (value, key) =>
    (keys.includes(key) ? words[value]?.[language] : undefined) ?? value;

const translateRole = (language: Language) => createTranslator(roleWords, ['name', 'description'], language);

/** Translates a permission. A subject is a content type, and its fields have their names in code. */
function translatePermission(language: Language): TranslateText {
  const translateWord = createTranslator(permissionWords, ['displayName', 'category', 'subCategory', 'label'], language);
  return (value, key, owner) => {
    const title = typeof owner['uid'] === 'string' && key === 'label' ? titles[owner['uid']] : undefined;
    return (title === undefined ? undefined : fieldLabels[language][title]) ?? translateWord(value, key, owner);
  };
}

/** Puts the labels of a content type's fields where Strapi has their names; it is `subjects[].properties[].children[]`. */
function labelFields(body: unknown, language: Language): unknown {
  const { data } = body as { data?: { sections?: Record<string, { subjects?: readonly Record<string, unknown>[] }> } };
  const sections = Object.values(data?.sections ?? {}).flatMap(({ subjects }) => subjects ?? []);
  for (const { uid, properties } of sections) {
    const children = (properties as readonly { children?: readonly { label: string; value: string }[] }[] | undefined) ?? [];
    for (const child of children.flatMap((property) => property.children ?? []))
      child.label = fieldLabels[language][`content-manager.content-types.${String(uid)}.${child.value}`] ?? child.label;
  }
  return body;
}

/** Translates roles and permissions in a response of the panel's API; returns `body` where it has none. */
export function translateResponse(path: string, body: unknown, language: Language): unknown {
  if (namedPaths.roles.test(path)) return mapTexts(body, translateRole(language));
  if (namedPaths.permissions.test(path)) return labelFields(mapTexts(body, translatePermission(language)), language);
  return body;
}

const englishByText = new Map(
  Object.entries(roleWords).flatMap(([english, translations]) => Object.values(translations).map((text) => [text, english] as const)),
);

/** Restores the stored form of a role: an unchanged translated name becomes the English one again. */
export function restoreRole(path: string, body: unknown): unknown {
  if (!namedPaths.roles.test(path)) return body;
  return mapTexts(body, (value, key) => (['name', 'description'].includes(key) ? englishByText.get(value) : undefined) ?? value);
}

const recentDocumentsPath = /^\/content-manager\/homepage\/recent-documents\/?$/u;

type ListedDocument = { documentId?: unknown; title?: unknown; contentTypeUid?: unknown };

const getTypeLabel = (uid: unknown, language: Locale): string | null => {
  const type = contentTypeNames.find((name) => getContentTypeUid(name) === uid);
  return type === undefined ? null : getTypeName(type)[language];
};

/**
 * Returns what the panel's home page lists, in which an entry without a field for its name is called by its type: Strapi calls it by the
 * id of its document, `s7n8jteku…`. Any other answer stays as it is.
 */
export function fillMissingTitles(path: string, body: unknown, language: Locale): unknown {
  const { data } = (body ?? {}) as { data?: unknown };
  if (!recentDocumentsPath.test(path) || !Array.isArray(data)) return body;
  const named = (data as readonly ListedDocument[]).map((one) =>
    one.title === one.documentId ? { ...one, title: getTypeLabel(one.contentTypeUid, language) ?? one.title } : one,
  );
  return { ...(body as object), data: named };
}
