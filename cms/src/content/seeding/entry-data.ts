import { contentTypes } from '@ochiq/contract/content-types';
import type { Field, Fields, CmsAttribute } from '@ochiq/contract/fields/field';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { getComponentFields } from '@ochiq/contract/fields/components';
import { formatEntryTarget } from '@ochiq/contract/fields/menu-target';
import { getPageReference, type PageParent } from '@ochiq/contract/fields/page-parent';
import { parseTextReference } from '@ochiq/contract/fields/text-reference';

import type { SeedEntry, Values } from './seed-file';
import { MarkdownError, parseRichText } from './parse-rich-text';

export type SeedPath = readonly (string | number)[];

/** The lookups of a conversion, and its error reporter. */
export type ConversionContext = {
  /** Returns the document id of the entry of this type and key; null where it is not known (yet). */
  reference: (target: string, key: string, place: SeedPath) => string | null;
  /** Returns the media library's id of the file; null where it is not known (yet). */
  file: (name: string, place: SeedPath) => number | null;
  complain: (place: SeedPath, message: string, lineWithin?: number) => null;
};

const toList = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [raw]);
const isValues = (raw: unknown): raw is Values => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Resolves the links that name an entry by its key, `entry:news/wells`, to the document id. */
function resolveReferences(node: unknown, place: SeedPath, context: ConversionContext): unknown {
  if (Array.isArray(node)) return node.map((one) => resolveReferences(one, place, context));
  if (!isValues(node)) return node;
  const reference = node['type'] === 'link' ? parseTextReference(String(node['url'])) : null;
  if (reference) {
    const type = reference.kind === 'page' ? 'page' : reference.type;
    const id = context.reference(type, reference.documentId, place);
    return id === null ? node : { ...node, url: formatEntryTarget(type, id) };
  }
  return 'children' in node ? { ...node, children: resolveReferences(node['children'], place, context) } : node;
}

function convertMarkdown(raw: unknown, place: SeedPath, context: ConversionContext): unknown {
  const { complain } = context;
  if (typeof raw !== 'string') return complain(place, 'is not a Markdown text');
  try {
    return resolveReferences(parseRichText(raw), place, context);
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    return complain(place, error.message, error.line);
  }
}

function convertRelation(
  cms: Extract<CmsAttribute, { type: 'relation' }>,
  raw: unknown,
  place: SeedPath,
  context: ConversionContext,
): unknown {
  const target = cms.target.slice(cms.target.indexOf('.') + 1);
  const references = toList(raw).flatMap((key) => context.reference(target, String(key), place) ?? []);
  return cms.relation === 'oneToMany' ? references : (references[0] ?? null);
}

function convertComponent(uid: string, raw: unknown, place: SeedPath, context: ConversionContext): unknown {
  const fields = getComponentFields(uid);
  if (!fields || !isValues(raw)) return context.complain(place, fields ? 'is not a group of fields' : `there is no ${uid}`);
  return convertFields(fields, raw, place, context);
}

function convertBlock(raw: unknown, place: SeedPath, context: ConversionContext): unknown {
  if (!isValues(raw)) return context.complain(place, 'is not a block');
  const { block, ...rest } = raw;
  const uid = `block.${String(block)}`;
  return { __component: uid, ...Object(convertComponent(uid, rest, place, context)) };
}

function convertAttribute(cms: CmsAttribute, raw: unknown, place: SeedPath, context: ConversionContext): unknown {
  switch (cms.type) {
    case 'blocks':
      return convertMarkdown(raw, place, context);
    case 'relation':
      return convertRelation(cms, raw, place, context);
    case 'media':
      return context.file(String(raw), place);
    case 'dynamiczone':
      return toList(raw).map((item, index) => convertBlock(item, [...place, index], context));
    case 'component':
      if (!cms.repeatable) return convertComponent(cms.component, raw, place, context);
      return toList(raw).map((item, index) => convertComponent(cms.component, item, [...place, index], context));
    case 'time':
      return `${String(raw)}:00.000`;
    default:
      return raw;
  }
}

/**
 * Converts the place of a page in the tree: `section:` and a key, or the key of the page above.
 * @param getId returns the document id of a page; null where it is not known (yet)
 */
export function toPageParent(raw: unknown, getId: (key: string) => string | null): PageParent | null {
  if (typeof raw !== 'string') return null;
  if (raw.startsWith('section:')) return raw as PageParent;
  const id = getId(raw);
  return id === null ? null : getPageReference(id);
}

/** Converts the values of a seed file to the form that Strapi's Document Service takes. */
function convertFields(fields: Fields, values: Values, place: SeedPath, context: ConversionContext): Values {
  const converted = Object.entries(values).map(([name, raw]) => {
    const field = fields[name];
    const fieldPath = [...place, name];
    if (!field) context.complain(fieldPath, `there is no field ${name}: it would be lost`);
    if (field?.isPageParent) return [name, toPageParent(raw, (key) => context.reference('page', key, fieldPath))];
    return [name, field && raw !== null ? convertAttribute(field.cms, raw, fieldPath, context) : null];
  });
  return Object.fromEntries(converted) as Values;
}

/**
 * Returns whether a seed file has a field once for all languages: shared fields, and relations, which Strapi stores per
 * language.
 */
export const isShared = ({ localized, cms }: Field): boolean => !localized || cms.type === 'relation';

export const getEntryFields = ({ type }: SeedEntry): Fields => contentTypes[type].fields;

/** Lists the languages of an entry, the default first. */
export const getEntryLocales = ({ versions }: SeedEntry): readonly Locale[] => localeCodes.filter((code) => versions[code] !== undefined);

/** Builds the data of one language of an entry for the Document Service. */
export function buildEntryData(entry: SeedEntry, locale: Locale, context: ConversionContext): Values {
  const fields = getEntryFields(entry);
  return {
    ...convertFields(fields, entry.shared, ['shared'], context),
    ...convertFields(fields, entry.versions[locale] ?? {}, [locale], context),
  };
}
