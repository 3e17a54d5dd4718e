import { isPictureFileName } from '@ochiq/contract/fields/picture-words';
import { getNodeFileNames } from '@ochiq/contract/rich-text/file-names';
import { getUploadFormat, uploadName } from '@ochiq/contract/fields/upload';
import type { Core, UID } from '@strapi/strapi';

import { getRows } from '../strapi/rows';

type Values = Record<string, unknown>;
type Attribute = { type: string; component?: string };
type Model = { attributes: Readonly<Record<string, Attribute | undefined>> };
type FileRow = Readonly<Record<string, unknown>> & { hash: string; ext: string | null; alternativeText?: string | null };

/** A property of a node that holds a file, and its path; no node for a text that is no list of nodes. */
export type FilePlace = { node: Values | null; name: string; path: readonly string[] };

const file = 'plugin::upload.file';

/** The properties of a file that the panel copies into a text, and that Strapi requires there. */
const copiedFields = [
  ...['name', 'caption', 'url', 'width', 'height', 'formats', 'hash', 'ext', 'mime', 'size'],
  ...['previewUrl', 'provider', 'provider_metadata', 'createdAt', 'updatedAt'],
] as const;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names under which nodes hold files. */
const fileNames = ['image', 'file', 'captions'] as const;

/** Lists the properties of a node that hold a file, or that have to; whatever its type is, for it may be made up. */
const listFileNames = (node: Values): readonly string[] => {
  const [needed] = getNodeFileNames(node['type']);
  return fileNames.filter((name) => (name in node && (node[name] ?? null) !== null) || (name === needed && node['type'] !== 'video'));
};

/**
 * Finds every file in a text, at any depth. Strapi accepts a list serialized as a string, and stores it unchanged: its
 * content would not be checked here.
 */
function findTextFiles(text: unknown, path: readonly string[]): FilePlace[] {
  if (text === null || text === undefined) return [];
  if (!Array.isArray(text)) return [{ node: null, name: '', path }];
  const match: FilePlace[] = [];
  const pending: { value: unknown; at: readonly string[] }[] = [{ value: text, at: path }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, at } = next;
    if (typeof value !== 'object' || value === null) continue;
    const names = isValues(value) ? listFileNames(value) : [];
    if (isValues(value)) match.push(...names.map((name) => ({ node: value, name, path: [...at, name] })));
    for (const [step, inner] of Object.entries(value)) if (!names.includes(step)) pending.push({ value: inner, at: [...at, step] });
  }
  return match;
}

/** Finds the files in all texts of an entry or component, and in the components below it. */
export function findEntryFiles(strapi: Core.Strapi, uid: string, data: unknown, path: readonly string[] = []): FilePlace[] {
  const model = strapi.getModel(uid as UID.Schema) as Model | undefined;
  if (!isValues(data) || !model) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const attribute = model.attributes[name];
    const at = [...path, name];
    switch (attribute?.type) {
      case 'blocks':
        return findTextFiles(value, at);
      case 'component':
      case 'dynamiczone':
        return [value].flat().flatMap((one, index) => {
          const component = attribute.component ?? (isValues(one) ? one['__component'] : undefined);
          const place = Array.isArray(value) ? [...at, String(index)] : at;
          return typeof component === 'string' ? findEntryFiles(strapi, component, one, place) : [];
        });
      default:
        return [];
    }
  });
}

const getFileHash = ({ node, name }: FilePlace): string | null => {
  const claim = node?.[name];
  const hash = isValues(claim) ? claim['hash'] : undefined;
  return typeof hash === 'string' && uploadName.test(hash) ? hash : null;
};

/** Returns whether a file of the media library may be at a place. */
function fitsPlace({ node, name }: FilePlace, { ext }: FileRow): boolean {
  const kind = getUploadFormat(ext ?? '')?.kind;
  if (name === 'image') return kind === 'picture';
  if (name === 'captions') return ext?.toLowerCase() === '.vtt';
  return node?.['type'] === 'video' ? kind === 'video' : kind !== undefined && kind !== 'picture';
}

/** Reads the rows of the media library that the places name; those that may be there. */
export async function readPlacedFiles(strapi: Core.Strapi, places: readonly FilePlace[]): Promise<ReadonlyMap<FilePlace, FileRow>> {
  const hashes = [...new Set(places.flatMap((place) => getFileHash(place) ?? []))];
  const rows = await getRows<FileRow>(strapi, file).findMany({ where: { hash: { $in: hashes } } });
  const rowByHash = new Map(rows.map((row) => [row.hash, row]));
  return new Map(
    places.flatMap((place): [FilePlace, FileRow][] => {
      const row = rowByHash.get(getFileHash(place) ?? '');
      return row && fitsPlace(place, row) ? [[place, row]] : [];
    }),
  );
}

/**
 * Builds the properties of a file in a text: those of the row, except for the description of a picture in this text.
 */
export function describeFile(row: FileRow, { node, name }: FilePlace): Values {
  const copy = Object.fromEntries(copiedFields.map((field) => [field, row[field] ?? null]));
  if (name !== 'image') return copy;
  const image = node?.[name];
  const words = isValues(image) ? image['alternativeText'] : undefined;
  // The panel inserts the file's name where the library has no description.
  const isDescribed = typeof words === 'string' && words.trim() !== '' && !isPictureFileName(words);
  return { ...copy, alternativeText: isDescribed ? words : row.alternativeText };
}
