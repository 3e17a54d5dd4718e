import { type AgreementDifference, type AgreementResponse, agreementPaths, maxDifferences } from '../src/content/agreement/agreement';
import { splitDifferences } from '../src/content/agreement/read-agreement';
import { canChangeField } from '../src/content/review/readable-fields';
import { createAuditClient } from './support/audit';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, type Editor, getDocumentId } from './support/panel';

const chief = administrator();
let russian: Editor;
let uzbek: Editor;
let document = '';

const paragraph = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];
const toPage = (title: string, slug: string, lead: string, body: string) => ({
  ...{ title, slug, lead },
  blocks: [{ __component: 'block.text', body: paragraph(body) }],
});
const uzbekPage = toPage('Tanlov', 'tanlov-mablagi', 'Tanlovga 1 500 000 soʻm ajratildi.', 'Arizalar 5-martgacha qabul qilinadi.');
const toRussian = (lead: string) => toPage('Конкурс', 'konkurs-sredstva', lead, 'Заявки принимаются до 5 марта.');
const wrong = toRussian('На конкурс выделено 15 000 000 сумов.');

const send = (editor: Editor, path: string, values: object, more: object = {}) =>
  editor.request('POST', path, { type: 'page', document, locale: 'ru', values, ...more });
const compare = async (editor: Editor, values: object, more: object = {}) =>
  (await send(editor, agreementPaths.compare, values, more)).body as unknown as AgreementResponse;
const listHashes = ({ open }: AgreementResponse) => open.flatMap(({ others }) => others.map(({ hash }) => hash));

beforeAll(async () => {
  russian = await newEditor(chief, 'Editor (ru)');
  uzbek = await newEditor(chief, 'Editor (uz)');
  document = getDocumentId(await createEntriesClient(chief, 'page', 'uz').create(uzbekPage));
  await createEntriesClient(chief, 'page', 'ru').update(document, wrong);
});

test('compares the drafts of a new entry for who may read both, and shows no draft of a language to others', async () => {
  expect(await compare(chief, wrong)).toMatchObject({
    open: [
      {
        kind: 'amount',
        own: { text: '15 000 000 сумов' },
        others: [{ locale: 'uz', isPublished: false, place: { text: '1 500 000 soʻm' } }],
        mayAccept: true,
      },
    ],
    accepted: [],
  });
  expect(await compare(russian, wrong)).toMatchObject({ open: [] });
});

test('names a difference from what readers see in another language, with both places and the words around', async () => {
  await createEntriesClient(chief, 'page', 'uz').publish(document);
  expect((await compare(russian, wrong)).open).toEqual([
    {
      ...{ kind: 'amount', mayAccept: true },
      own: { path: 'lead', before: 'На конкурс выделено ', text: '15 000 000 сумов', after: '.' },
      others: [
        {
          ...{ locale: 'uz', isPublished: true, isReadable: false, hash: expect.stringMatching(/^[\w-]{43}$/u) },
          place: { path: 'lead', before: 'Tanlovga ', text: '1 500 000 soʻm', after: ' ajratildi.' },
        },
      ],
    },
  ]);
});

test('compares what is typed, before it is saved, also within the blocks of a page', async () => {
  expect((await compare(russian, toRussian('На конкурс выделено 1,5 млн сумов.'))).open).toEqual([]);
  const { blocks } = toPage('', '', '', 'Заявки принимаются до 6 марта.');
  const moved = { ...toRussian('На конкурс выделено 1,5 млн сумов.'), blocks };
  expect((await compare(russian, moved)).open).toMatchObject([
    {
      kind: 'date',
      own: { path: 'blocks.0.body.0', text: '6 марта' },
      others: [{ place: { path: 'blocks.0.body.0', text: '5-martgacha' } }],
    },
  ]);
  const { title, slug } = wrong;
  expect((await compare(russian, { title, slug })).open).toEqual([]);
});

test('accepts a difference with a reason for exactly these values, whichever language is open, and records it', async () => {
  const log = createAuditClient(chief);
  const begin = await log.end();
  const hashes = listHashes(await compare(russian, wrong));
  const accepted = await send(russian, agreementPaths.accept, wrong, { hashes, reason: 'Вместе с вкладом партнёра' });
  expect([accepted.status, accepted.body]).toMatchObject([
    200,
    {
      open: [],
      accepted: [{ own: { text: '15 000 000 сумов' }, acceptance: { reason: 'Вместе с вкладом партнёра', by: 'Editor Editor (ru)' } }],
    },
  ]);
  expect(await log.since(begin)).toMatchObject([
    {
      kind: 'difference-accept',
      subject: { type: 'page', id: document, title: 'Конкурс', locale: 'ru' },
      details: { fields: ['lead'], values: ['ru: 15 000 000 сумов', 'uz: 1 500 000 soʻm'], reason: 'Вместе с вкладом партнёра' },
    },
  ]);
  await createEntriesClient(chief, 'page', 'ru').publish(document);
  expect(await compare(uzbek, uzbekPage, { locale: 'uz' })).toMatchObject({ open: [], accepted: [{ own: { text: '1 500 000 soʻm' } }] });

  const changed = toRussian('На конкурс выделено 25 000 000 сумов.');
  expect(await compare(russian, changed)).toMatchObject({ open: [{ own: { text: '25 000 000 сумов' } }], accepted: [] });
  expect((await compare(russian, wrong)).open).toEqual([]);
});

test('refuses to accept what is no difference now, what has no reason, and for who may not change the text', async () => {
  const changed = toRussian('На конкурс выделено 25 000 000 сумов.');
  const hashes = listHashes(await compare(russian, changed));
  const accept = async (editor: Editor, values: object, more: object) =>
    (await send(editor, agreementPaths.accept, values, { hashes, reason: 'Так решено', ...more })).status;
  expect(await accept(russian, wrong, {})).toBe(403);
  expect(await accept(russian, changed, { reason: ' ' })).toBe(400);
  expect(await accept(russian, changed, { hashes: ['x'] })).toBe(400);
  expect(await accept(uzbek, changed, {})).toBe(403);
  expect((await compare(russian, changed)).open).toHaveLength(1);
});

test('tells a person without a right to the language of the form nothing', async () => {
  const refused = await send(uzbek, agreementPaths.compare, wrong);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([403, expect.not.stringContaining('500 000')]);
  const { status } = await russian.request('POST', agreementPaths.compare, { type: 'page', document, locale: 'en', values: wrong });
  expect(status).toBe(403);
});

test('names the most differences that it may of those that are open, whatever was accepted before them', () => {
  const differences = Array.from({ length: 2 * maxDifferences + 1 }, (_, index): AgreementDifference => {
    const place = { path: 'lead', before: '', text: String(index), after: '' };
    return {
      kind: 'number',
      own: place,
      others: [{ locale: 'uz', isPublished: true, isReadable: true, place: null, hash: String(index) }],
    };
  });
  const acceptance = { reason: 'Так решено', by: 'Malika', at: '2026-11-29T07:00:00.000Z' };
  const acceptances = new Map(differences.slice(0, maxDifferences).map(({ others }) => [others[0]?.hash ?? '', acceptance]));
  const { open, accepted } = splitDifferences(differences, acceptances);
  expect([accepted.length, open.length, open[0]?.own?.text]).toEqual([maxDifferences, maxDifferences, String(maxDifferences)]);
});

test('a difference is accepted by who may change its field: of a list of parts, some field of these', () => {
  const may = (path: string, ...fields: readonly string[]) =>
    canChangeField('news', path, (right, field = '') => right === 'update' && fields.includes(field));
  expect([may('title', 'title'), may('body.3', 'body'), may('cover.alt', 'cover.alt'), may('cover', 'cover.alt')]).toEqual(
    Array(4).fill(true),
  );
  expect([may('title', 'lead'), may('cover.alt', 'cover.caption'), may('cover', 'title'), may('other', 'other')]).toEqual(
    Array(4).fill(false),
  );
});
