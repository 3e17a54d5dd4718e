import { createHash } from 'node:crypto';

import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { isRecord, type UnknownRecord } from '@ochiq/contract/is-record';
import { getNodeFileNames } from '@ochiq/contract/rich-text/file-names';

import { type JsonValue, toCanonicalJson } from '../../people/audit/chain/canonical-json';
import { toStoredEntry } from '../history/stored-entry';
import type { FileState, FileStates } from './file-states';

/** The version of the canonical form: approvals of an earlier form are void, as if the draft had been changed. */
const formVersion = 1;

const mapItems = (value: unknown, map: (item: unknown) => unknown): unknown => (Array.isArray(value) ? value.map(map) : map(value));

const findState = (states: FileStates, { hash }: UnknownRecord): FileState | undefined =>
  typeof hash === 'string' ? states.get(hash) : undefined;

/** Reduces a file of the media library to its id, and to which of its contents it has. */
const toFileIdentity = (states: FileStates, file: unknown): unknown =>
  isRecord(file) ? [file['id'] ?? null, findState(states, file)?.replaced ?? 0] : null;

/** Returns the words that a text itself has for a picture: those of the media library are filled in where it has none. */
function getOwnWords(states: FileStates, picture: UnknownRecord): unknown {
  const words = picture['alternativeText'] ?? null;
  return words === (findState(states, picture)?.words ?? null) ? null : words;
}

/** Reduces the files in a text to their names in the media library and their contents, and the words that the text has for them. */
function toTextIdentity(states: FileStates, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => toTextIdentity(states, inner));
  if (!isRecord(value)) return value;
  const files = getNodeFileNames(value['type']);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (!files.includes(name) || !isRecord(inner)) return [name, toTextIdentity(states, inner)];
      const replaced = findState(states, inner)?.replaced ?? 0;
      return [name, { hash: inner['hash'] ?? null, words: getOwnWords(states, inner), replaced }];
    }),
  );
}

function toIdentity(states: FileStates, { cms }: Field, value: unknown): unknown {
  switch (cms.type) {
    case 'media':
      return mapItems(value, (file) => toFileIdentity(states, file));
    case 'relation':
      return mapItems(value, (entry) => (isRecord(entry) ? (entry['documentId'] ?? null) : null));
    case 'component':
      return mapItems(value, (item) => toPartIdentity(states, cms.component, item));
    case 'dynamiczone':
      return mapItems(value, (item) => (isRecord(item) ? toPartIdentity(states, String(item['__component']), item) : null));
    case 'blocks':
      return toTextIdentity(states, value);
    default:
      return value;
  }
}

const toPartIdentity = (states: FileStates, uid: string, item: unknown): unknown =>
  isRecord(item) ? [uid, toIdentities(states, getComponentFields(uid) ?? {}, item)] : null;

const toIdentities = (states: FileStates, fields: Fields, values: UnknownRecord): UnknownRecord =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (name in values ? [[name, toIdentity(states, field, values[name])]] : [])),
  );

/**
 * Computes the hash of what a version says: the same for the same content, whatever its rows are called, and another one for
 * any change that readers could see. Files count by their ids and replacements, entries that it names by their ids; what
 * these say is their own.
 * @param row read with everything in it
 * @param states of the files in it: `readFileStates`
 */
export function hashVersion(
  type: ContentTypeName,
  row: UnknownRecord & { documentId: string; locale: string },
  states: FileStates,
): string {
  const content = toIdentities(states, contentTypes[type].fields, toStoredEntry(type, row));
  const sealed = [formVersion, type, row.documentId, row.locale, content] as JsonValue;
  return createHash('sha256').update(toCanonicalJson(sealed)).digest('base64url');
}
