import { createHash } from 'node:crypto';
import path from 'node:path';

import { getComponentFields } from '@ochiq/contract/fields/components';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { getUploadFormat, getUploadPath } from '@ochiq/contract/fields/upload';

import { buildEntryData, type ConversionContext, getEntryFields, getEntryLocales, type SeedPath } from './entry-data';
import type { SeedEntry, Values } from './seed-file';

/** A version of an entry as the CMS's REST API returns it to the build of the site. */
export type RestEntry = { type: ContentTypeName; value: Values };

const updatedAt = '2026-01-16T08:00:00.000Z';
const pictures = ['.jpg', '.png', '.webp'];
/** Placeholder dimensions: the search index does not depend on the size of a picture. */
const placeholderSize = { width: 1600, height: 900 };

/** Converts a file to its form in the media library, which appends ten letters to its name. */
function toMediaFile(name: string): Values {
  const { name: base, ext } = path.parse(name);
  const hash = `${base.replaceAll(/[^\w-]+/gu, '_')}_${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
  const size = pictures.includes(ext) ? placeholderSize : { width: null, height: null };
  return { name: path.basename(name), hash, ext, mime: getUploadFormat(ext)?.mime, size: 1, ...size, url: getUploadPath({ hash, ext }) };
}

const toDocumentId = (id: string) => id.replace('/', '-');

const failConversion = (place: SeedPath, message: string): never => {
  throw new Error(`${place.join('.')}: ${message}`);
};

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value of an empty field. */
function getEmptyValue({ cms }: Field): unknown {
  if (cms.type === 'boolean') return false;
  const isList = cms.type === 'dynamiczone' || (cms.type === 'component' && cms.repeatable);
  return isList || (cms.type === 'relation' && cms.relation === 'oneToMany') ? [] : null;
}

/**
 * Builds all versions of the published entries of the demonstration content, without a CMS: an entry's id is its own
 * name.
 */
export function buildRestEntries(entries: readonly SeedEntry[]): RestEntry[] {
  const names: string[] = [];
  const context: ConversionContext = {
    reference: (target, key) => toDocumentId(`${target}/${key}`),
    file: (name) => names.push(name) - 1,
    complain: failConversion,
  };

  const fillComponent = (uid: string, value: unknown): unknown =>
    isValues(value) ? { ...value, ...fillFields(getComponentFields(uid) ?? {}, value) } : value;

  function fillField(field: Field, value: unknown): unknown {
    if (value === undefined || value === null) return getEmptyValue(field);
    if (Array.isArray(value) && field.cms.type !== 'blocks') return value.map((one) => fillField(field, one));
    const { cms } = field;
    switch (cms.type) {
      case 'component':
        return fillComponent(cms.component, value);
      case 'dynamiczone':
        return isValues(value) ? fillComponent(String(value['__component']), value) : value;
      case 'relation':
        return { documentId: value };
      case 'media':
        return toMediaFile(names[Number(value)] ?? '');
      default:
        return value;
    }
  }

  /** Fills all fields of an object, as the REST API returns them. */
  function fillFields(fields: Fields, values: Values): Values {
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fillField(field, values[name])]));
  }

  return entries
    .filter(({ publish }) => publish)
    .flatMap((entry) =>
      getEntryLocales(entry).map((locale) => {
        const value = fillFields(getEntryFields(entry), buildEntryData(entry, locale, context));
        return { type: entry.type, value: { ...value, documentId: toDocumentId(entry.id), locale, updatedAt } };
      }),
    );
}
