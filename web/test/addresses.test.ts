import { blocks } from '@ochiq/contract/fields/blocks';
import { contentTypes } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { parts } from '@ochiq/contract/fields/components';
import type { RawEntry } from '@ochiq/pages/content/parse-content';
import { buildSite } from '@ochiq/pages/site';
import { parse, type HTMLElement } from 'node-html-parser';

import { exampleContent } from './example-content';
import { renderHead, renderPage } from './render-page';

type Loose = Readonly<Record<string, unknown>>;

const components = new Map<string, Fields>([...parts, ...blocks].map(({ uid, fields }) => [uid, fields]));
const hostile = 'javascript:alert(1)';
/** Where the words went. */
const written = new Set<string>();

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words that no page makes an address of. */
const takesScript = ({ cms: { type }, address, schema }: Field) =>
  (type === 'string' || type === 'text') && address === null && schema.safeParse(hostile).success;

/** A value whose words, wherever the contract takes any, are a script that a link must never run. */
function withScript(field: Field, value: unknown, place: string): unknown {
  const { cms } = field;
  if (value === null || value === undefined) return value;
  if (Array.isArray(value) && (cms.type === 'component' || cms.type === 'dynamiczone'))
    return value.map((one) => withScript(field, one, place));
  if ((cms.type === 'component' || cms.type === 'dynamiczone') && isLoose(value)) {
    const uid = cms.type === 'component' ? cms.component : String(value['__component']);
    return { ...value, ...withScripts(components.get(uid) ?? {}, value, uid) };
  }
  if (!takesScript(field)) return value;
  written.add(place);
  return hostile;
}

const withScripts = (fields: Fields, values: Loose, owner: string): Loose =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withScript(field, values[name], `${owner}.${name}`)]));

const raw = exampleContent('full').map(({ type, value }): RawEntry => ({
  type,
  value: { ...(value as Loose), ...withScripts(contentTypes[type].fields, value as Loose, type) },
}));

const addressAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'cite', 'data', 'ping', 'manifest', 'xlink:href'];
const addressesIn = (dom: HTMLElement) =>
  dom.querySelectorAll('*').flatMap((element) => {
    const plain = addressAttributes.flatMap((name) => element.getAttribute(name) ?? []);
    const sets = (element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? '');
    return [...plain, ...sets];
  });

test('words never become an address: each field that does is declared as one', () => {
  const around = { today: '2026-11-20', panelUrl: 'https://cms.example/admin', siteUrl: 'https://ochiq.example' };
  const { pages } = buildSite(raw, around);
  const duplicates: [string, string][] = [];
  let shown = 0;
  for (const planned of pages.filter(({ form }) => form === 'ru')) {
    const page = planned.page();
    const html = renderPage(page) + renderHead(page);
    if (html.includes(hostile)) shown += 1;
    for (const address of addressesIn(parse(html))) {
      // What a browser leaves away before it looks at the scheme.
      if (/^[\p{Cc}\s]*javascript:/iu.test(address)) duplicates.push([page.path, address]);
    }
  }
  expect(duplicates).toEqual([]);
  // The script did reach every field of words, and pages.
  const owners = [...Object.entries(contentTypes), ...[...parts, ...blocks].map((one) => [one.uid, one] as const)];
  const words = owners.flatMap(([owner, { fields }]) =>
    Object.entries<Field>(fields).flatMap(([name, field]) => (takesScript(field) ? `${owner}.${name}` : [])),
  );
  expect(words.filter((place) => !written.has(place))).toEqual([]);
  expect(shown).toBeGreaterThan(50);
});
