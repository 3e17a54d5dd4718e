import { type ContentTypeName, contentTypeNames, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { blocks } from '@ochiq/contract/fields/blocks';
import { parts } from '@ochiq/contract/fields/components';
import type { Field } from '@ochiq/contract/fields/field';

import { findOccurrences, emptyMatcher } from '../src/content/removal/find-occurrences';
import { noSubstitute, replaceInEntry } from '../src/content/removal/replace-in-entry';
import {
  formatRemovalChoice,
  parseRemovalChoice,
  removalChoiceHeader,
  removalDetails,
  type RemovalUses,
} from '../src/content/removal/removal';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, type Editor, getDocumentId } from './support/panel';
import type { RestResponse } from './support/rest';
import { sendFiles } from './support/send-file';
import { shared } from './support/shared';
import { plain } from './support/upload-cases';

type Values = Readonly<Record<string, unknown>>;

const all = administrator();
let editor: Editor;
let category = '';
let count = 0;

const unique = (name: string) => `${name}-${String((count += 1))}-olish`;
const text = (words: string) => ({ type: 'text', text: words });
const linkTo = (url: string, words = 'havola') => [
  { type: 'paragraph', children: [text(''), { type: 'link', url, children: [text(words)] }, text('')] },
];
const news = (change: Values = {}): Values => ({
  title: 'Xabar',
  slug: unique('xabar'),
  summary: 'Qisqacha.',
  body: [{ type: 'paragraph', children: [text('Matn.')] }],
  date: '2026-11-20',
  pinned: false,
  category: { set: [{ documentId: category }] },
  ...change,
});
const client = (type: ContentTypeName, locale = 'uz', by = all) => createEntriesClient(by, type, locale);
const publish = async (type: ContentTypeName, values: Values) => {
  const response = await client(type).createAndPublish(values);
  if (response.status >= 300) throw new Error(JSON.stringify(response.body.error));
  return getDocumentId(response);
};
const read = async (type: ContentTypeName, id: string, locale = 'uz') => (await client(type, locale).find(id)).body.data as Values;
const readUses = ({ body }: RestResponse): RemovalUses => removalDetails.parse(body.error?.details).removal;
const list = ({ uses }: RemovalUses) => uses.map(({ type, kinds, fields }) => [type, kinds, fields]);
const historyOf = async (type: ContentTypeName, id: string) =>
  (
    (await all.request('GET', `/admin/history?type=${type}&document=${id}&locale=uz`)).body['versions'] as {
      state: string;
      author: string;
    }[]
  ).map(({ state, author }) => [state, author]);
const readRelation = async (type: ContentTypeName, id: string, field: string) =>
  (
    (await all.request('GET', `/content-manager/relations/${getContentTypeUid(type)}/${id}/${field}?locale=uz`)).body['results'] as {
      documentId: string;
    }[]
  ).map(({ documentId }) => documentId);
const redirectsFrom = async (from: string) =>
  ((await client('redirect').list()).body['results'] as Values[])
    .filter((one) => one['from'] === from)
    .map(({ to, status }) => [to, status]);
const item = (id: string, target: string, items: readonly unknown[] = []) => ({ id, target, labels: { uz: 'Band' }, hidden: [], items });
const setMenu = async (target: string) => {
  const menu = { institution: [item('a', 'route:about', [item('b', target)])], government: [item('a', 'route:about')] };
  expect((await client('navigation').publish('', menu)).body.error?.message ?? '').toBe('');
};
const upload = async (name: string) => {
  const bytes = name.endsWith('.png') ? await plain(64, 48).png().toBuffer() : 'matn';
  const { body } = await sendFiles(shared.get().url, all, '/upload', [{ name, bytes }]);
  return (body as unknown as { id: number; hash: string; ext: string }[])[0] ?? { id: 0, hash: '', ext: '' };
};

beforeAll(async () => {
  editor = await newEditor(all, 'Editor (uz)');
  category = await publish('category', { name: 'Olish', slug: unique('olish') });
});

test.each([
  { kind: 'withdraw' },
  { kind: 'replace', by: 'abc123' },
  { kind: 'redirect', to: 'entry:news/abc' },
  { kind: 'redirect', to: '/yangi-manzil' },
] as const)('formats and parses a choice: %j', (choice) => {
  expect(parseRemovalChoice(formatRemovalChoice(choice))).toEqual(choice);
});

test.each(['leave', 'replace:', 'replace:a b', 'redirect:javascript:alert(1)', 'redirect:file:a.pdf', 'redirect:%'])(
  'parses no choice of %s',
  (header) => {
    expect(parseRemovalChoice(header)).toBeUndefined();
  },
);

/** Wraps the value of a field of a component in an entry that may hold it, or returns it for that of an entry. */
function placeValue(uid: string, value: Values): { type: ContentTypeName; entry: Values }[] {
  const own = contentTypeNames.find((name) => getContentTypeUid(name) === uid);
  if (own) return [{ type: own, entry: value }];
  const holders = [
    ...contentTypeNames.map((name) => ({ uid: getContentTypeUid(name), fields: contentTypes[name].fields })),
    ...[...parts, ...blocks].map((part) => ({ uid: part.uid as string, fields: part.fields })),
  ];
  return holders.flatMap((holder) =>
    Object.entries<Field>(holder.fields).flatMap(([name, { cms }]) => {
      if (cms.type === 'component' && cms.component === uid) return placeValue(holder.uid, { [name]: cms.repeatable ? [value] : value });
      if (cms.type === 'dynamiczone' && cms.components.includes(uid))
        return placeValue(holder.uid, { [name]: [{ __component: uid, ...value }] });
      return [];
    }),
  );
}

/** Every field of the contract that may lead to an entry or a file, each in the entries that hold it. */
const usingFields = [
  ...contentTypeNames.map((name) => ({ uid: getContentTypeUid(name), fields: contentTypes[name].fields })),
  ...[...parts, ...blocks].map((part) => ({ uid: part.uid as string, fields: part.fields })),
].flatMap(({ uid, fields }) =>
  Object.entries<Field>(fields).flatMap(([name, field]): { title: string; uid: string; name: string; old: unknown; next: unknown }[] => {
    const { cms } = field;
    const title = `${uid}.${name}`;
    const base = { title, uid, name };
    if (field.isPageParent) return [{ ...base, old: 'page:old', next: 'page:next' }];
    if (field.follow) return [{ ...base, old: '/news/old', next: '/news/next' }];
    if (cms.type === 'relation') {
      const [old, next] = [{ documentId: 'old' }, { documentId: 'next' }];
      return [{ ...base, old: cms.relation === 'oneToMany' ? [old, next] : old, next: cms.relation === 'oneToMany' ? [next] : next }];
    }
    if (cms.type === 'media')
      return [
        { ...base, old: cms.multiple ? [{ hash: 'old' }] : { hash: 'old' }, next: cms.multiple ? [{ hash: 'next' }] : { hash: 'next' } },
      ];
    if (cms.type === 'json')
      return [
        {
          ...base,
          old: [item('a', 'route:about', [item('b', 'entry:news/old')])],
          next: [item('a', 'route:about', [item('b', 'entry:news/next')])],
        },
      ];
    if (cms.type !== 'blocks') return [];
    const build = (hash: string, id: string) => [
      { type: 'image', image: { hash }, children: [] },
      { type: 'video', file: { hash }, captions: { hash }, children: [] },
      {
        type: 'table',
        children: [{ type: 'table-row', children: [{ type: 'table-cell', children: linkTo(`entry:news/${id}`)[0]?.children }] }],
      },
      ...linkTo(`/news/${id}`),
    ];
    return [{ ...base, old: build('old', 'old'), next: build('next', 'next') }];
  }),
);

test.each(usingFields)('finds and replaces what $title uses, wherever it is', ({ uid, name, old, next }) => {
  const sought = {
    ...emptyMatcher,
    isReference: (_: string, id: string) => id === 'old',
    isTarget: (target: { kind: string; documentId?: string }) => target.documentId === 'old',
    isAddress: ({ address }: { address: string }) => address === '/news/old',
    isParent: (parent: string) => parent === 'page:old',
    isFile: (hash: string) => hash === 'old',
  };
  const substitute = {
    ...noSubstitute,
    getReference: (id: string) => (id === 'old' ? 'next' : null),
    getParent: () => 'page:next',
    getItemTarget: () => 'entry:news/next',
    getAddress: (address: string) => address.replace('old', 'next'),
    getFile: (hash: string) => (hash === 'old' ? { hash: 'next' } : null),
  };
  const places = placeValue(uid, { [name]: old });
  const results = placeValue(uid, { [name]: next });
  expect(places.length).toBeGreaterThan(0);
  for (const [index, { type, entry }] of places.entries()) {
    const occurrences = findOccurrences(type, entry, sought);
    expect(occurrences.length).toBeGreaterThan(0);
    expect(replaceInEntry(entry, occurrences, substitute)).toEqual(results[index]?.entry);
    expect(findOccurrences(type, results[index]?.entry ?? {}, sought)).toEqual([]);
  }
});

describe('an entry that published entries use', () => {
  test('is removed by no request that chose nothing, which gets the list; drafts do not hinder it', async () => {
    const slug = unique('manzil');
    const id = await publish('news', news({ slug }));
    const draft = getDocumentId(await client('news').create(news({ body: linkTo(`/news/${slug}`) })));
    const bulk = (action: string) =>
      all.request('POST', `/content-manager/collection-types/api::news.news/actions/${action}?locale=uz`, { documentIds: [id] });
    const writer = await publish('news', news({ title: 'Olib boruvchi', body: linkTo(`/news/${slug}`, 'bu yerda') }));
    const minute = new Date((Math.floor(Date.now() / 60_000) + 60) * 60_000).toISOString();
    const plan = { type: 'news', document: id, locale: 'uz', action: 'unpublish', minute };
    const refused = [
      await client('news').unpublish(id, ''),
      await client('news').remove(id, ''),
      await all.request('DELETE', `/content-manager/collection-types/api::news.news/${id}?locale=*`),
      await bulk('bulkDelete'),
      await bulk('bulkUnpublish'),
      await all.request('POST', '/admin/schedule', plan),
    ];
    for (const response of refused) {
      expect(response.status).toBe(409);
      expect(list(readUses(response))).toEqual([['news', ['link'], ['body']]]);
      expect(readUses(response).choices).toEqual(['replace', 'redirect', 'withdraw']);
      expect(response.body.error?.message).toContain('“Olib boruvchi” (uz)');
    }
    expect((await client('news').unpublish(id, 'whatever')).status).toBe(400);
    expect((await read('news', id))['status']).toBe('published');
    const planned = await all.request('POST', '/admin/schedule', plan, { [removalChoiceHeader]: 'withdraw' });
    expect(planned.status).toBe(200);
    expect((await client('news').remove(writer)).status).toBe(200);
    expect((await client('news').unpublish(id, '')).status).toBe(200);
    await client('news').remove(draft);
  });

  test('does not hinder those that are removed with it', async () => {
    const slug = unique('birga');
    const id = await publish('news', news({ slug }));
    const writer = await publish('news', news({ body: linkTo(`/news/${slug}`) }));
    const response = await all.request('POST', '/content-manager/collection-types/api::news.news/actions/bulkDelete?locale=uz', {
      documentIds: [id, writer],
    });
    expect(response.status).toBe(200);
  });

  test('is replaced in links, references, relations and menus, each published again with a version', async () => {
    const [slug, otherSlug] = [unique('eski'), unique('yangi')];
    const [old, next] = [await publish('tag', { name: 'Eski', slug }), await publish('tag', { name: 'Yangi', slug: otherSlug })];
    const writer = await publish(
      'news',
      news({ title: 'Manzil', body: linkTo(`/news/tag/${slug}`), tags: { set: [{ documentId: old }] } }),
    );
    const naming = await publish('news', news({ title: 'Nom', body: linkTo(`entry:tag/${old}`) }));
    const changed = await publish('news', news({ title: 'Oʻzgargan', tags: { set: [{ documentId: old }] } }));
    await client('news').update(changed, { title: 'Oʻzgargan, lekin eʼlon qilinmagan' });
    await setMenu(`entry:tag/${old}`);
    const refused = await client('tag').remove(old, '');
    expect(readUses(refused).choices).toEqual(['replace', 'redirect']);
    expect(readUses(refused).uses.map(({ title, isChanged, mayChange }) => [title, isChanged, mayChange])).toEqual(
      expect.arrayContaining([
        ['Oʻzgargan', true, true],
        ['Manzil', false, true],
      ]),
    );
    expect((await client('tag').remove(old, `replace:${old}`)).status).toBe(400);
    expect((await client('tag').remove(old, 'replace:nothing')).status).toBe(400);
    expect((await client('tag').remove(old, `replace:${next}`)).body.error?.message ?? '').toBe('');
    expect(await read('news', writer)).toMatchObject({ status: 'published', body: linkTo(`/news/tag/${otherSlug}`) });
    expect(await readRelation('news', writer, 'tags')).toEqual([next]);
    expect(await read('news', naming)).toMatchObject({ status: 'published', body: linkTo(`entry:tag/${next}`) });
    expect(await read('news', changed)).toMatchObject({ status: 'modified' });
    expect(await readRelation('news', changed, 'tags')).toEqual([next]);
    expect(JSON.stringify(await read('navigation', ''))).toContain(`entry:tag/${next}`);
    expect((await historyOf('news', writer)).slice(0, 1)).toEqual([['published', 'Ochiq Administrator']]);
    expect((await historyOf('news', changed)).slice(0, 1)).toEqual([['draft', 'Ochiq Administrator']]);
    await setMenu('route:about');
  });

  test('is replaced where it is required, and above other pages', async () => {
    const [old, next] = [
      await publish('category', { name: 'Eski', slug: unique('eski') }),
      await publish('category', { name: 'Yangi', slug: unique('yangi') }),
    ];
    const writer = await publish('news', news({ category: { set: [{ documentId: old }] } }));
    const refused = await client('category').unpublish(old, '');
    expect(list(readUses(refused))).toEqual([['news', ['required'], ['category']]]);
    expect(readUses(refused).choices).toEqual(['replace']);
    expect((await client('category').unpublish(old, 'withdraw')).status).toBe(400);
    expect((await client('category').unpublish(old, `replace:${next}`)).body.error?.message ?? '').toBe('');
    expect(await readRelation('news', writer, 'category')).toEqual([next]);
    const [above, other] = [
      await publish('page', { title: 'Ustki', slug: unique('ustki'), blocks: [] }),
      await publish('page', { title: 'Boshqa', slug: unique('boshqa'), blocks: [] }),
    ];
    const below = await publish('page', { title: 'Ostki', slug: unique('ostki'), parent: `page:${above}`, blocks: [] });
    expect(list(readUses(await client('page').remove(above, '')))).toEqual([['page', ['parent'], ['parent']]]);
    expect((await client('page').remove(above, `replace:${other}`)).body.error?.message ?? '').toBe('');
    expect(await read('page', below)).toMatchObject({ parent: `page:${other}`, status: 'published' });
  });

  test('leads to another page by redirects from all its addresses, where that was chosen', async () => {
    const slug = unique('ketgan');
    const id = await publish('news', news({ slug }));
    const writer = await publish('news', news({ body: [...linkTo(`/news/${slug}`), ...linkTo(`entry:news/${id}`)] }));
    const target = await publish('news', news({ slug: unique('maqsad') }));
    await setMenu(`/news/${slug}`);
    for (const to of [`entry:news/${id}`, 'entry:news/nothing', 'file:a.pdf'])
      expect((await client('news').unpublish(id, `redirect:${to}`)).status).toBe(400);
    expect((await client('news').unpublish(id, `redirect:entry:news/${target}`)).body.error?.message ?? '').toBe('');
    const address = `/news/${String((await read('news', target))['slug'])}`;
    for (const prefix of ['', '/uz', '/ru', '/en'])
      expect(await redirectsFrom(`${prefix}/news/${slug}`)).toEqual([[`${prefix}${address}`, 'published']]);
    expect((await read('news', writer))['body']).toEqual([...linkTo(`/news/${slug}`), ...linkTo(`entry:news/${target}`)]);
    await setMenu('route:about');
  });

  test('does not count where it remains in another language, except for relations', async () => {
    const slug = unique('qoladi');
    const tag = await publish('tag', { name: 'Belgi', slug });
    expect((await client('tag', 'ru').publish(tag, { name: 'Метка', slug: unique('metka') })).status).toBe(200);
    await publish('news', news({ body: linkTo(`/news/tag/${slug}`) }));
    expect((await client('tag').unpublish(tag, '')).status).toBe(200);
  });

  test('is replaced by those only who may change every entry that uses it', async () => {
    const [old, next] = [
      await publish('tag', { name: 'Eski', slug: unique('eski') }),
      await publish('tag', { name: 'Yangi', slug: unique('yangi') }),
    ];
    for (const [id, name] of [
      [category, 'Раздел'],
      [old, 'Старая'],
      [next, 'Новая'],
    ] as const)
      await client(id === category ? 'category' : 'tag', 'ru').publish(id, { name, slug: unique('ru') });
    const writer = await publish('news', news({ tags: { set: [{ documentId: old }] } }));
    const russian = {
      title: 'Тайна',
      slug: unique('tayna'),
      summary: 'Кратко.',
      body: linkTo(`entry:tag/${old}`),
      category: { set: [{ documentId: category }] },
    };
    expect((await client('news', 'ru').publish(writer, russian)).body.error?.message ?? '').toBe('');
    await client('tag', 'ru').unpublish(old);
    const own = client('tag', 'uz', editor);
    const refused = await own.unpublish(old, '');
    expect([refused.status, readUses(refused).others, readUses(refused).choices]).toEqual([
      409,
      [{ type: 'news', count: 1 }],
      ['redirect', 'withdraw'],
    ]);
    expect(JSON.stringify(refused.body)).not.toContain('Тайна');
    const replaced = await own.unpublish(old, `replace:${next}`);
    expect(replaced.status).toBe(403);
    expect(JSON.stringify(replaced.body)).not.toContain('Тайна');
    expect(await readRelation('news', writer, 'tags')).toEqual([old]);
    expect((await own.unpublish(old, 'withdraw')).status).toBe(200);
  });
});

describe('a file that entries use', () => {
  const remove = (id: number, onUses = '') =>
    all.request('DELETE', `/upload/files/${String(id)}`, undefined, { [removalChoiceHeader]: onUses });

  test('is replaced by another one of its kind in fields, texts and menus', async () => {
    const [old, next, wrong] = [await upload('eski.png'), await upload('yangi.png'), await upload('matn.txt')];
    const picture = { type: 'image', image: { ...old, alternativeText: 'Quduq' }, children: [text('')] };
    const id = await publish('news', news({ cover: { image: old.id, alt: 'Quduq' }, body: [...linkTo('/about'), picture] }));
    const refused = await remove(old.id);
    expect([refused.status, list(readUses(refused)), readUses(refused).choices]).toEqual([
      409,
      [['news', ['file'], ['body', 'cover']]],
      ['replace', 'withdraw'],
    ]);
    expect((await remove(old.id, `replace:${String(wrong.id)}`)).status).toBe(400);
    expect((await remove(old.id, `replace:${String(next.id)}`)).body.error?.message ?? '').toBe('');
    const entry = await read('news', id);
    expect(entry).toMatchObject({ status: 'published', cover: { image: { hash: next.hash }, alt: 'Quduq' } });
    expect(JSON.stringify(entry['body'])).toContain(`"hash":"${next.hash}"`);
    expect(JSON.stringify(entry['body'])).toContain('"alternativeText":"Quduq"');
    const plan = await upload('reja.txt');
    await setMenu(`file:${plan.hash}${plan.ext}`);
    expect((await remove(plan.id, 'withdraw')).status).toBe(409);
    expect((await remove(plan.id, `replace:${String(wrong.id)}`)).body.error?.message ?? '').toBe('');
    expect(JSON.stringify(await read('navigation', ''))).toContain(`file:${wrong.hash}.txt`);
    await setMenu('route:about');
  });

  test('is taken out where that was chosen', async () => {
    const file = await upload('ketadi.png');
    await publish('news', news({ cover: { image: file.id, alt: 'Quduq' } }));
    expect((await remove(file.id, 'withdraw')).status).toBe(200);
  });
});
