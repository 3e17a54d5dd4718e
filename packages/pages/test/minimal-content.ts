import { blocks } from '@ochiq/contract/fields/blocks';
import { contentTypeNames, contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { parts } from '@ochiq/contract/fields/components';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';

import type { RawEntry } from '../src/content/parse-content.ts';

type UnknownRecord = Record<string, unknown>;

const components = new Map<string, Fields>([...parts, ...blocks].map(({ uid, fields }) => [uid, fields]));
const file = { name: 'a.pdf', hash: 'a_1', ext: '.pdf', mime: 'application/pdf', size: 12.5, url: '/uploads/a_1.pdf' };

function sample(name: string, { cms }: Field): unknown {
  switch (cms.type) {
    case 'string':
      return cms.regex
        ? name.toLowerCase().includes('phone') || name === 'number' || name === 'fax'
          ? '+998 71 200-00-00'
          : '/contact'
        : name === 'url'
          ? '/contact'
          : name;
    case 'text':
      return name;
    case 'email':
      return 'a@example.uz';
    case 'blocks':
      return [{ type: 'paragraph', children: [{ type: 'text', text: name }] }];
    case 'date':
      return '2026-01-15';
    case 'datetime':
      return '2026-01-15T10:00:00.000Z';
    case 'time':
      return '15:00:00.000';
    case 'boolean':
      return true;
    case 'integer':
    case 'decimal':
      return cms.min ?? 1;
    case 'enumeration':
      return cms.enum[0];
    case 'uid':
      return `slug-of-${name}`;
    case 'media':
      return file;
    case 'json':
      return [{ id: 'a', target: 'route:contact', labels: {}, hidden: [], items: [] }];
    case 'relation':
      return { documentId: `${cms.target.split('.')[1] ?? ''}-1` };
    case 'component': {
      const part = minimalFields(components.get(cms.component) ?? {});
      return cms.repeatable ? [part] : part;
    }
    case 'dynamiczone':
      return [];
  }
}

function minimalFields(fields: Fields): UnknownRecord {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.required ? sample(name, field) : null]));
}

/** Creates an entry with its required fields only. */
export function createMinimalEntry(type: ContentTypeName, locale: Locale, id: string, over: UnknownRecord = {}): RawEntry {
  const { kind, fields } = contentTypes[type];
  const documentId = kind === 'single' ? type : `${type}-${id}`;
  const slug = 'slug' in fields ? { slug: `${type}-${id}-${locale}` } : {};
  return { type, value: { ...minimalFields(fields), ...slug, documentId, locale, updatedAt: '2026-01-16T08:00:00.000Z', ...over } };
}

const special: Partial<Record<ContentTypeName, UnknownRecord>> = {
  document: { legalStatus: 'in-force' },
  person: { group: 'team' },
  dataset: { resources: [{ title: 'a', format: 'csv', file, url: null, rows: null, schemaUrl: null, language: null, columns: [] }] },
  redirect: { from: '/uz/old', to: '/uz/news' },
  site: { workingHours: [{ firstDay: 'monday', lastDay: 'friday', from: '09:00:00', to: '18:00:00' }] },
  'appeal-statistic': { channels: [] },
  alert: { from: null, until: null },
};

/** Creates one document of every type and all section pages, in all languages, without anything optional. */
export function createMinimalContent(): RawEntry[] {
  return localeCodes.flatMap((locale) => [
    ...contentTypeNames.filter((type) => type !== 'section-page').map((type) => createMinimalEntry(type, locale, '1', special[type])),
    ...sectionKeys.map((key) => createMinimalEntry('section-page', locale, key, { key, title: `${key} ${locale}` })),
  ]);
}

/** Creates minimal content with some entries replaced or left out. */
export function withChangedEntries(
  change: (entry: RawEntry & { value: UnknownRecord }) => RawEntry | null,
  extra: readonly RawEntry[] = [],
): RawEntry[] {
  const changed = createMinimalContent().flatMap((entry) => change(entry as RawEntry & { value: UnknownRecord }) ?? []);
  return [...changed, ...extra];
}
