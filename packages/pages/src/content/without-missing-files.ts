import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import { getNodeFileNames } from '@ochiq/contract/rich-text/file-names';
import { isRecord, type UnknownRecord } from '@ochiq/contract/is-record';

/** Returns whether a file that an entry refers to is missing, by its address in the CMS. */
export type IsFileMissing = (url: string) => boolean;

const isNil = (value: unknown) => value === null || value === undefined;

/** The rest of a value; `undefined` where it is unusable without the missing file. */
type FilteredValue = { value: unknown } | undefined;

function keepFile(file: unknown, isMissing: IsFileMissing): unknown {
  return isRecord(file) && typeof file['url'] === 'string' && isMissing(file['url']) ? null : file;
}

/** Removes the missing files of a block of a text, and the block where it is nothing without. */
function keepBlock(block: unknown, isMissing: IsFileMissing): unknown[] {
  if (!isRecord(block)) return [block];
  const missing = getNodeFileNames(block['type']).filter((name) => isRecord(block[name]) && keepFile(block[name], isMissing) === null);
  if (missing.length === 0) return [block];
  const [needed = ''] = getNodeFileNames(block['type']);
  return missing.includes(needed) ? [] : [{ ...block, ...Object.fromEntries(missing.map((name) => [name, null])) }];
}

const keepBlocks = (text: unknown, isMissing: IsFileMissing): unknown =>
  Array.isArray(text) ? text.flatMap((block: unknown) => keepBlock(block, isMissing)) : text;

function keepComponent(uid: string, value: unknown, isMissing: IsFileMissing): FilteredValue {
  return isRecord(value) ? keepFields(getComponentFields(uid) ?? {}, value, isMissing) : { value };
}

function keepList(list: readonly unknown[], getUid: (item: unknown) => string, isMissing: IsFileMissing): unknown[] {
  return list.flatMap((item) => {
    const filtered = keepComponent(getUid(item), item, isMissing);
    return filtered ? [filtered.value] : [];
  });
}

/** Removes the items of a menu that lead to a missing file; one with others below leads to the first of these. */
const keepMenu = (menu: unknown, isMissing: IsFileMissing): unknown =>
  Array.isArray(menu)
    ? menu.flatMap((item: unknown): unknown[] => {
        if (!isRecord(item)) return [item];
        const items = keepMenu(item['items'], isMissing);
        const target = typeof item['target'] === 'string' ? parseMenuTarget(item['target']) : null;
        if (target?.kind !== 'file' || !isMissing(target.url)) return [{ ...item, items }];
        return Array.isArray(items) && items.length > 0 ? [{ ...item, items, target: null }] : [];
      })
    : menu;

const getComponentName = (item: unknown) => (isRecord(item) ? String(item['__component']) : '');

function keepField({ cms }: Field, value: unknown, isMissing: IsFileMissing): unknown {
  switch (cms.type) {
    case 'media':
      return keepFile(value, isMissing);
    case 'blocks':
      return keepBlocks(value, isMissing);
    case 'json':
      return keepMenu(value, isMissing);
    case 'component': {
      if (Array.isArray(value)) return keepList(value, () => cms.component, isMissing);
      return keepComponent(cms.component, value, isMissing)?.value ?? null;
    }
    case 'dynamiczone':
      return Array.isArray(value) ? keepList(value, getComponentName, isMissing) : value;
    default:
      return value;
  }
}

/** Returns whether a required field lost its file, or every item that had one. */
function isEmptied({ cms, required }: Field, before: unknown, after: unknown): boolean {
  if (!required) return false;
  if (cms.type === 'media') return isNil(after);
  if (cms.type !== 'component') return false;
  return isNil(after) ? !isNil(before) : Array.isArray(after) && after.length === 0 && Array.isArray(before) && before.length > 0;
}

function keepFields(fields: Fields, value: UnknownRecord, isMissing: IsFileMissing): FilteredValue {
  const filtered: Record<string, unknown> = { ...value };
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in value)) continue;
    filtered[name] = keepField(field, value[name], isMissing);
    if (isEmptied(field, value[name], filtered[name])) return undefined;
  }
  return { value: filtered };
}

/**
 * Removes what shows a missing file from an entry: a picture, an attachment, a gallery of nothing else. The media
 * library may lose a file after the entry was published, and the entry is worth more than its picture. What the entry
 * itself requires stays as it is, for the contract to report.
 * @param fields those of the entry's type
 */
export function removeMissingFiles(fields: Fields, entry: unknown, isMissing: IsFileMissing): unknown {
  if (!isRecord(entry)) return entry;
  const filtered: Record<string, unknown> = { ...entry };
  for (const [name, field] of Object.entries(fields)) {
    if (name in entry) filtered[name] = keepField(field, entry[name], isMissing);
  }
  return filtered;
}
