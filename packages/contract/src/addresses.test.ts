import { blocks } from './fields/blocks.ts';
import { contentTypes } from './content-types.ts';
import type { AddressKind, Field } from './fields/field.ts';
import { intakeTypes } from './forms/intake-types.ts';
import { parts } from './fields/components.ts';

const owners = [
  ...Object.entries(contentTypes),
  ...Object.entries(intakeTypes),
  ...[...parts, ...blocks].map((one) => [one.uid, one] as const),
];
const fields = owners.flatMap(([owner, { fields: own }]) =>
  Object.entries<Field>(own).map(([name, field]) => ({ place: `${owner}.${name}`, name, field })),
);

/**
 * Addresses that no page may contain. A web address of another host is allowed as the target of a link, and nowhere
 * else.
 */
const never = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://ochiq.example/1',
  '//x',
  '/\\x',
  '\\\\x\\y',
];
const foreign = ['http://inner/', 'http://169.254.169.254/latest/', 'https://x.example'];

const textLink = (url: string) => [{ type: 'paragraph', children: [{ type: 'link', url, children: [] }] }];
const textPicture = (url: string) => [
  { type: 'image', image: { hash: 'a_1', ext: '.png', url, alternativeText: 'a', width: 1, height: 1 }, children: [] },
];
const textFile = (url: string) => ({ ...file(url), ext: '.pdf', mime: 'application/pdf' });
const textVideo = (url: string) => ({ ...file(url), ext: '.mp4', mime: 'video/mp4' });
const inCell = (url: string) => [
  {
    type: 'table',
    children: [{ type: 'table-row', children: [{ type: 'table-cell', header: true, children: textLink(url)[0]?.children }] }],
  },
];
const nested = (children: unknown[]) => [{ type: 'list', format: 'ordered', children: [{ type: 'list', format: 'ordered', children }] }];
const menuTo = (target: string) => [{ id: 'a', target, labels: { uz: 'a' }, hidden: [], items: [] }];
const file = (url: string) => ({ name: 'a', hash: 'a_1', ext: '.png', mime: 'image/png', size: 1, width: 1, height: 1, url });

/** Hostile values of each kind: each must reject all of its own. The compiler requires every kind. */
const hostile: Record<AddressKind, readonly unknown[]> = {
  url: never,
  path: [...never, ...foreign],
  slug: [...never, ...foreign, '../admin', 'a/b'],
  email: [...never, ...foreign],
  phone: [...never, ...foreign],
  file: [...[...never, ...foreign].flatMap((url) => [url, file(url)]), { ...file('/uploads/a_1.exe'), ext: '.exe' }],
  menu: [
    ...never.flatMap((target) => [menuTo(target), [{ id: 'a', labels: { uz: 'a' }, items: menuTo(target) }]]),
    ...[
      'file:../a.pdf',
      'file:a/b.pdf',
      'file:a_1.png',
      'file:a_1.exe',
      'page:../x',
      'entry:news/../x',
      'route:error',
      'route:made-up',
      '#a',
    ].map(menuTo),
  ],
  'rich-text': [
    ...never.flatMap((url) => [textLink(url), nested([{ type: 'list-item', children: [{ type: 'link', url, children: [] }] }])]),
    ...[...never, 'page:../x', 'entry:made-up/x', 'route:contact', 'file:a_1.pdf'].flatMap((url) => [
      inCell(url),
      [{ type: 'callout', kind: 'danger', children: textLink(url) }],
    ]),
    ...never.map((url) => [{ type: 'video', title: 'a', url }]),
    ...[...never, ...foreign].map(textPicture),
    ...[...never, ...foreign, '/uploads/b_1.pdf', '/uploads/a_1.mp4/../b'].flatMap((url) => [
      [{ type: 'file', title: 'a', file: textFile(url) }],
      [{ type: 'video', title: 'a', file: textVideo(url) }],
      [{ type: 'video', title: 'a', url: '/x', captions: { ...file(url), ext: '.vtt', mime: 'text/vtt' } }],
    ]),
    ...['http://inner/a_1.png', '/uploads/a_1.png'].flatMap((url) => [
      nested(textPicture(url)),
      [{ type: 'quote', children: textPicture(url) }],
    ]),
  ],
};

/** The kind that each attribute of Strapi is; a text is what its field says. */
const kindOfType: Partial<Record<Field['cms']['type'], AddressKind>> = {
  media: 'file',
  blocks: 'rich-text',
  uid: 'slug',
  email: 'email',
  json: 'menu',
};

/**
 * Names of fields that hold addresses. A path or url may have another name; a plain text field may have none of these.
 */
const addressName = /ur[il]|href|src|link|path|website|domain|host|image|picture|file|photo|avatar|logo|emblem|e-?mail|slug/iu;
const takesText = ({ cms: { type } }: Field) => type === 'string' || type === 'text';

test.each(fields.filter(({ field }) => field.address !== null))('$place rejects hostile addresses', ({ field: { address, schema } }) => {
  const acceptedValues = hostile[address ?? 'url'].filter((value) => schema.safeParse(value).success);
  expect(acceptedValues).toEqual([]);
});

test('fields of files, rich texts, slugs and e-mail declare their address kind', () => {
  const undeclared = fields.filter(({ field }) => kindOfType[field.cms.type] !== undefined && field.address !== kindOfType[field.cms.type]);
  expect(undeclared.map(({ place }) => place)).toEqual([]);
});

test('plain text fields are not named like an address', () => {
  const misnamed = fields.filter(({ name, field }) => takesText(field) && field.address === null && addressName.test(name));
  expect(misnamed.map(({ place }) => place)).toEqual([]);
});

test('every address kind is used by a field', () => {
  const used = new Set(fields.flatMap(({ field }) => field.address ?? []));
  expect([...used].sort()).toEqual(Object.keys(hostile).sort());
});
