import { createHash } from 'node:crypto';

import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { isRecord, type UnknownRecord } from '@ochiq/contract/is-record';
import { getNodeFileNames } from '@ochiq/contract/rich-text/file-names';

import { type JsonValue, toCanonicalJson } from '../../people/audit/chain/canonical-json';
import { toStoredEntry } from '../history/stored-entry';

/** The version of the canonical form: approvals of an earlier form are void, as if the draft had been changed. */
const formVersion = 1;

const mapItems = (value: unknown, map: (item: unknown) => unknown): unknown => (Array.isArray(value) ? value.map(map) : map(value));
const pickId = (name: string) => (item: unknown) => (isRecord(item) ? (item[name] ?? null) : null);

/** Reduces the files in a text to their names in the media library, and the words for a picture, which belong to the text. */
function toTextIdentity(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toTextIdentity);
  if (!isRecord(value)) return value;
  const files = getNodeFileNames(value['type']);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (!files.includes(name) || !isRecord(inner)) return [name, toTextIdentity(inner)];
      return [name, { hash: inner['hash'] ?? null, words: inner['alternativeText'] ?? null }];
    }),
  );
}

function toIdentity({ cms }: Field, value: unknown): unknown {
  switch (cms.type) {
    case 'media':
      return mapItems(value, pickId('id'));
    case 'relation':
      return mapItems(value, pickId('documentId'));
    case 'component':
      return mapItems(value, (item) => toPartIdentity(cms.component, item));
    case 'dynamiczone':
      return mapItems(value, (item) => (isRecord(item) ? toPartIdentity(String(item['__component']), item) : null));
    case 'blocks':
      return toTextIdentity(value);
    default:
      return value;
  }
}

const toPartIdentity = (uid: string, item: unknown): unknown =>
  isRecord(item) ? [uid, toIdentities(getComponentFields(uid) ?? {}, item)] : null;

const toIdentities = (fields: Fields, values: UnknownRecord): UnknownRecord =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (name in values ? [[name, toIdentity(field, values[name])]] : [])));

/**
 * Computes the hash of what a version says: the same for the same content, whatever its rows are called, and another one for
 * any change that readers could see. Files and entries that it names count by their ids; what these say is their own.
 * @param row read with everything in it
 */
export function hashVersion(type: ContentTypeName, row: UnknownRecord & { documentId: string; locale: string }): string {
  const content = toIdentities(contentTypes[type].fields, toStoredEntry(type, row));
  const sealed = [formVersion, type, row.documentId, row.locale, content] as JsonValue;
  return createHash('sha256').update(toCanonicalJson(sealed)).digest('base64url');
}
