import type { CmsAttribute } from '@ochiq/contract/cms-attribute';
import type { Fields } from '@ochiq/contract/field';

import { componentFields } from '@ochiq/contract/component-fields';
import { MarkdownError } from './markdown-error';
import { richText } from './rich-text';
import type { Values } from './seed-file';

export type Place = readonly (string | number)[];

/** The lookups of a conversion, and its error reporter. */
export type Context = {
  /** Returns the document id of the entry of this type and key; null where it is not known (yet). */
  reference: (target: string, key: string, place: Place) => string | null;
  /** Returns the media library's id of the file; null where it is not known (yet). */
  file: (name: string, place: Place) => number | null;
  complain: (place: Place, message: string, lineWithin?: number) => null;
};

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [raw]);
const isValues = (raw: unknown): raw is Values => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function markdown(raw: unknown, place: Place, { complain }: Context): unknown {
  if (typeof raw !== 'string') return complain(place, 'is not a Markdown text');
  try {
    return richText(raw);
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    return complain(place, error.message, error.line);
  }
}

function relation(cms: Extract<CmsAttribute, { type: 'relation' }>, raw: unknown, place: Place, context: Context): unknown {
  const target = cms.target.slice(cms.target.indexOf('.') + 1);
  const found = listOf(raw).flatMap((key) => context.reference(target, String(key), place) ?? []);
  return cms.relation === 'oneToMany' ? found : (found[0] ?? null);
}

function component(uid: string, raw: unknown, place: Place, context: Context): unknown {
  const fields = componentFields(uid);
  if (!fields || !isValues(raw)) return context.complain(place, fields ? 'is not a group of fields' : `there is no ${uid}`);
  return convert(fields, raw, place, context);
}

function zoneBlock(raw: unknown, place: Place, context: Context): unknown {
  if (!isValues(raw)) return context.complain(place, 'is not a block');
  const { block, ...rest } = raw;
  const uid = `block.${String(block)}`;
  return { __component: uid, ...Object(component(uid, rest, place, context)) };
}

function attribute(cms: CmsAttribute, raw: unknown, place: Place, context: Context): unknown {
  switch (cms.type) {
    case 'blocks':
      return markdown(raw, place, context);
    case 'relation':
      return relation(cms, raw, place, context);
    case 'media':
      return context.file(String(raw), place);
    case 'dynamiczone':
      return listOf(raw).map((item, index) => zoneBlock(item, [...place, index], context));
    case 'component':
      if (!cms.repeatable) return component(cms.component, raw, place, context);
      return listOf(raw).map((item, index) => component(cms.component, item, [...place, index], context));
    case 'time':
      return `${String(raw)}:00.000`;
    default:
      return raw;
  }
}

/** Converts the values of a seed file to the form that Strapi's Document Service takes. */
export function convert(fields: Fields, values: Values, place: Place, context: Context): Values {
  const converted = Object.entries(values).map(([name, raw]) => {
    const field = fields[name];
    const here = [...place, name];
    if (!field) context.complain(here, `there is no field ${name}: it would be lost`);
    return [name, field && raw !== null ? attribute(field.cms, raw, here, context) : null];
  });
  return Object.fromEntries(converted) as Values;
}
