import { blockSchema } from '@ochiq/contract/fields/blocks';
import { getComponentFields } from '@ochiq/contract/fields/components';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { findTemplate, getTemplateValues, templates } from '../src/admin/starters/find-template';
import { templateNames } from '../src/admin/starters/templates/build-blocks';
import { markTitle, pickFreeSlug, findTitleField } from '../src/content/duplicate/mark-copy';
import { findTemplateHints } from '../src/content/publish-validation/template-hints';
import { toSlug } from '../src/content/slugs/derived-slug';

type Values = Readonly<Record<string, unknown>>;

/** Fills what a component leaves out as the CMS does. */
function withNulls(uid: string, values: Values): Values {
  const fields = Object.entries(getComponentFields(uid) ?? {}).map(([name, { cms }]) => {
    const value = values[name] ?? null;
    if (cms.type !== 'component' || value === null) return [name, value] as const;
    const fill = (item: unknown) => withNulls(cms.component, item as Values);
    return [name, Array.isArray(value) ? value.map(fill) : fill(value)] as const;
  });
  return { __component: uid, ...Object.fromEntries(fields) };
}

const all = localeCodes.flatMap((locale) => templateNames.map((name) => [name, locale] as const));

test.each(all)('the template %s in %s can be saved as it is, and no block of it can be published', (name, locale) => {
  const { lead, blocks } = templates[locale][name];
  expect(lead.length).toBeLessThanOrEqual(400);
  expect(findTemplateHints({ lead })).toHaveLength(1);
  for (const block of blocks) {
    expect(blockSchema.safeParse(withNulls(block.__component, block)).error?.issues).toBeUndefined();
    expect([block.__component, findTemplateHints({ blocks: [block] }).length > 0]).toEqual([block.__component, true]);
  }
});

test.each(templateNames)('the template %s has the same blocks in all languages', (name) => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === '__component' ? (inner as unknown) : shape(inner)]),
    );
  };
  const [first, ...others] = localeCodes.map((locale) => shape(templates[locale][name].blocks));
  for (const other of others) expect(other).toEqual(first);
});

test('templates in Uzbek have its own letters, and each language its own words', () => {
  expect(JSON.stringify(templates.uz)).not.toMatch(/['’‘`´\u0400-\u04ff]/u);
  expect(JSON.stringify(Object.values(templates.ru).map(({ lead }) => lead))).not.toMatch(/[a-z]/u);
});

test('a form is filled with a template until the editor changes something of it', () => {
  expect(findTemplate({}, 'uz')).toBeNull();
  expect(findTemplate({ title: 'Yangi', lead: '', blocks: [] }, 'uz')).toBeNull();
  const filled: Values = { title: 'Yangi', ...getTemplateValues('report', 'uz') };
  expect(findTemplate(filled, 'uz')).toBe('report');
  expect(findTemplate({ ...filled, ...getTemplateValues(null, 'uz') }, 'uz')).toBeNull();
  expect(findTemplate({ ...filled, lead: 'Oʻz matnim' }, 'uz')).toBeUndefined();
  expect(findTemplate({ ...filled, blocks: (filled['blocks'] as unknown[]).slice(1) }, 'uz')).toBeUndefined();
});

test('the form can tell the blocks and items of a template apart', () => {
  const { blocks } = getTemplateValues('programme', 'en') as { blocks: { __temp_key__: string; facts?: { __temp_key__: string }[] }[] };
  const keys = blocks.map(({ __temp_key__: key }) => key);
  expect(new Set(keys).size).toBe(blocks.length);
  expect(blocks.flatMap(({ facts = [] }) => facts.map(({ __temp_key__: key }) => key))).toEqual(['a0', 'a1']);
});

test('marks the title of a copy once, in its language, and within the length of the field', () => {
  expect([markTitle('Suv', 'uz', 120), markTitle('Вода', 'ru', 120), markTitle('Water', 'en', 120)]).toEqual([
    'Suv (nusxa)',
    'Вода (копия)',
    'Water (copy)',
  ]);
  expect(markTitle('Suv (nusxa)', 'uz', 120)).toBe('Suv (nusxa)');
  expect(markTitle('bir ikki uch', 'uz', 16)).toBe('bir ikki (nusxa)');
  expect(markTitle('uzunsoʻz', 'uz', 12)).toBe('uzun (nusxa)');
  expect(findTitleField('page')).toEqual({ name: 'title', maxLength: 120 });
  expect([findTitleField('faq')?.name, findTitleField('redirect')]).toEqual(['question', null]);
});

test('numbers a slug that is taken', () => {
  const slug = toSlug('Suv (nusxa)', 'uz');
  expect(slug).toBe('suv-nusxa');
  expect([pickFreeSlug(slug, new Set()), pickFreeSlug(slug, new Set([slug, `${slug}-2`]))]).toEqual([slug, `${slug}-3`]);
});
