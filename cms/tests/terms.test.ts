import { agreementPaths, type AgreementResponse } from '../src/content/agreement/agreement';
import type { ImportPlanResponse } from '../src/content/terms/term-exchange';
import { type ForbiddenResponse, type OccurrencesResponse, termPaths, termRight, type TermsResponse } from '../src/content/terms/terms';
import { createAuditClient } from './support/audit';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, type Editor, getDocumentId } from './support/panel';
import { shared } from './support/shared';

const chief = administrator();
const log = createAuditClient(chief);
let russian: Editor;
let answering: Editor;

const noWords = { text: '', admitted: [], forbidden: [] };
const toTerm = (uz: string, ru: string, more: object = {}) => ({
  ...{ kind: 'other', cyrillic: '', note: '' },
  words: { uz: { ...noWords, text: uz }, ru: { ...noWords, text: ru }, en: noWords },
  ...more,
});
const list = async (search = '', editor = chief) =>
  (await editor.request('GET', `${termPaths.list}?search=${encodeURIComponent(search)}`)).body as unknown as TermsResponse;
const planOf = async (content: string, format = 'csv') => chief.request('POST', termPaths.importPlan, { format, content });
const importFile = async (content: string, plan: string, format = 'csv') =>
  chief.request('POST', termPaths.import, { format, content, plan });
const exportFile = async (format: string, editor = chief) => {
  const headers = { authorization: `Bearer ${editor.token}` };
  const response = await fetch(`${shared.get().url}${termPaths.export}?format=${format}`, { headers });
  return { response, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()) };
};

beforeAll(async () => {
  russian = await newEditor(chief, 'Editor (ru)');
  answering = await newEditor(chief, 'Appeals and messages');
  await chief.request('POST', termPaths.terms, toTerm('toʻgʻon', 'плотина'));
});

test('adds, finds, changes and deletes a term, with what is made of it and who did it, and records each', async () => {
  const begin = await log.end();
  const forbidden = {
    words: { uz: { ...noWords, text: "suv o'lchagich" }, ru: { ...noWords, text: 'водомер', forbidden: ['водосчётчик'] }, en: noWords },
  };
  expect((await chief.request('POST', termPaths.terms, toTerm('', '', { cyrillic: 'сув ўлчагич', ...forbidden }))).status).toBe(200);
  // The Cyrillic words are those that are made of the Latin ones, and the signs are the letters of Uzbek.
  const [term] = (await list('ЎЛЧАГИЧ')).terms;
  expect(term).toMatchObject({ words: { uz: { text: 'suv oʻlchagich' } }, cyrillic: '', revision: 1 });
  expect((await list('водосч')).terms).toEqual([term]);
  const path = `${termPaths.terms}/${String(term?.id)}`;
  const changed = toTerm('suv oʻlchagich', 'водомер', { cyrillic: 'сув ўлчагичи', kind: 'unit' });
  expect((await chief.request('POST', path, { ...changed, revision: 1 })).status).toBe(200);
  const again = await chief.request('POST', path, { ...changed, revision: 1 });
  expect([again.status, JSON.stringify(again.body)]).toEqual([403, expect.stringContaining('meanwhile')]);
  expect((await list('ўлчагичи')).terms).toMatchObject([{ kind: 'unit', revision: 2, cyrillic: 'сув ўлчагичи' }]);
  expect((await chief.request('DELETE', `${path}?revision=1`)).status).toBe(403);
  expect((await chief.request('DELETE', `${path}?revision=2`)).status).toBe(200);
  expect((await list('oʻlchagich')).total).toBe(0);
  expect((await log.since(begin)).map(({ kind, subject, details }) => [kind, subject?.title, details['action']])).toEqual([
    ['term', 'suv oʻlchagich', 'create'],
    ['term', 'suv oʻlchagich', 'update'],
    ['term', 'suv oʻlchagich', 'delete'],
  ]);
});

test('refuses a term that is there, or has something wrong with it, with the reason', async () => {
  const refuse = async (term: object) => {
    const { status, body } = await chief.request('POST', termPaths.terms, { ...term });
    return [status, (body['error'] as { message: string } | undefined)?.message];
  };
  expect(await refuse(toTerm('Toʻgʻon', ''))).toEqual([403, expect.stringContaining('There is such a term already')]);
  expect(await refuse(toTerm('', ''))).toEqual([403, expect.stringContaining('no language')]);
  expect(await refuse(toTerm('сув', ''))).toEqual([403, expect.stringContaining('Latin letters')]);
  expect((await refuse(toTerm('a|b', '')))[0]).toBe(400);
  expect((await refuse(toTerm('a', '', { kind: 'person' })))[0]).toBe(400);
});

test('imports what the plan showed, in one step, and nothing while a row is refused or the terms have changed', async () => {
  const begin = await log.end();
  const head = 'kind,uz,ru,ru-forbidden\n';
  const refused = await planOf(`${head}other,toʻgʻon,дамба,\nrock,granit,гранит,\n`);
  expect(refused.body).toMatchObject({
    counts: { add: 0, change: 1, same: 0, refuse: 1 },
    rows: [
      { line: 3, action: 'refuse' },
      { line: 2, action: 'change' },
    ],
  });
  expect(JSON.stringify(refused.body)).toContain('There is no such kind');
  const { plan: faulty } = refused.body as unknown as ImportPlanResponse;
  expect((await importFile(`${head}other,toʻgʻon,дамба,\nrock,granit,гранит,\n`, faulty)).status).toBe(403);

  const good = `${head}mineral,granit,гранит,\nother,yer osti suvlari,подземные воды,подпочвенные воды\n`;
  const { plan, counts } = (await planOf(good)).body as unknown as ImportPlanResponse;
  expect(counts).toEqual({ add: 2, change: 0, same: 0, refuse: 0 });
  expect((await importFile(`${good}other,quduq,колодец,\n`, plan)).status).toBe(403);
  expect([(await list('granit')).total, (await list('quduq')).total]).toEqual([0, 0]);
  expect((await importFile(good, plan)).body).toEqual({ added: 2, changed: 0 });
  expect(await log.since(begin)).toMatchObject([{ kind: 'term-import', details: { format: 'csv', rows: 2, added: 2, count: 0 } }]);
});

test.each(['csv', 'tbx'])('what is exported as %s is a file, and changes nothing when it is imported', async (format) => {
  const { response, text } = await exportFile(format, russian);
  expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="terms-[\\d-]+\\.${format}"$`, 'u'));
  expect(text).toContain('ер ости сувлари');
  const { counts, rows, plan } = (await planOf(text, format)).body as unknown as ImportPlanResponse;
  expect([counts.same, rows]).toEqual([(await list()).total, []]);
  expect((await importFile(text, plan, format)).body).toEqual({ added: 0, changed: 0 });
});

test('refuses a file that can not be read, with its line, and one that names a document type', async () => {
  const { status, body } = await planOf('<tbx>\n<text></tbx>', 'tbx');
  expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining('The file could not be read (')]);
  expect((await planOf('<!DOCTYPE x SYSTEM "file:///etc/passwd"><tbx/>', 'tbx')).status).toBe(403);
});

test('lists the terms of a text for its translator, and words that are not to be written', async () => {
  const source = 'Yer osti suvlarining holati';
  const { terms } = (await russian.request('POST', termPaths.occurrences, { from: 'uz', to: 'ru', source }))
    .body as unknown as OccurrencesResponse;
  expect(terms).toEqual([{ from: 0, to: 20, text: 'Yer osti suvlarining', equivalents: ['подземные воды'] }]);
  const forbidden = (await russian.request('GET', `${termPaths.forbidden}?locale=ru`)).body as unknown as ForbiddenResponse;
  expect(forbidden.terms).toEqual([{ text: 'подземные воды', admitted: [], forbidden: ['подпочвенные воды'] }]);
});

test('reports a name that one language of an entry says and another does not, which is accepted as other differences are', async () => {
  const paragraph = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];
  const toPage = (title: string, slug: string, words: string) => ({
    title,
    slug,
    blocks: [{ __component: 'block.text', body: paragraph(words) }],
  });
  const document = getDocumentId(
    await createEntriesClient(chief, 'page', 'uz').create(toPage('Holat', 'suv-holati', 'Granitlar tekshirildi. Yer osti suvlari ham.')),
  );
  const wrong = toPage('Состояние', 'sostoyanie-vody', 'Проверены воды.');
  await createEntriesClient(chief, 'page', 'ru').update(document, wrong);
  const send = async (path: string, values: object, more: object = {}) =>
    (await chief.request('POST', path, { type: 'page', document, locale: 'ru', values, ...more })).body as unknown as AgreementResponse;
  const { open } = await send(agreementPaths.compare, wrong);
  expect(open).toMatchObject([
    {
      ...{ kind: 'term', own: null, mayAccept: true },
      others: [{ locale: 'uz', place: { path: 'blocks.0.body.0', text: 'Granitlar', after: ' tekshirildi. Yer osti suvlari ham.' } }],
      term: { uz: 'granit', ru: 'гранит' },
    },
  ]);
  expect((await send(agreementPaths.compare, toPage('Состояние', 'sostoyanie-vody', 'Проверены граниты.'))).open).toEqual([]);
  const hashes = open.flatMap(({ others }) => others.map(({ hash }) => hash));
  expect(await send(agreementPaths.accept, wrong, { hashes, reason: 'Так короче' })).toMatchObject({
    open: [],
    accepted: [{ kind: 'term' }],
  });
});

test('who reads entries reads terms and changes none; who has the right changes them; others see nothing', async () => {
  const [term] = (await list('granit', russian)).terms;
  expect((await list('granit', russian)).mayChange).toBe(false);
  const requests: readonly (readonly ['GET' | 'POST' | 'DELETE', string, Readonly<Record<string, unknown>>?])[] = [
    ['POST', termPaths.terms, toTerm('begona', 'чужое')],
    ['POST', `${termPaths.terms}/${String(term?.id)}`, { ...toTerm('begona', 'чужое'), revision: 1 }],
    ['DELETE', `${termPaths.terms}/${String(term?.id)}?revision=1`],
    ['POST', termPaths.importPlan, { format: 'csv', content: 'uz\nbegona\n' }],
    ['POST', termPaths.import, { format: 'csv', content: 'uz\nbegona\n', plan: 'x'.repeat(43) }],
  ];
  const reading: typeof requests = [
    ['GET', termPaths.list],
    ['GET', `${termPaths.forbidden}?locale=uz`],
    ['GET', `${termPaths.export}?format=csv`],
    ['POST', termPaths.occurrences, { from: 'uz', to: 'ru', source: 'granit' }],
  ];
  for (const request of requests) expect((await russian.request(...request)).status).toBe(403);
  for (const request of [...reading, ...requests]) {
    const { status, body } = await answering.request(...request);
    expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining('granit')]);
  }
  const signedOut = await fetch(`${shared.get().url}${termPaths.list}`);
  expect(signedOut.status).toBe(401);
  expect((await list('begona')).total).toBe(0);

  const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const role = roles.find(({ name }) => name === 'Editor (ru)')?.id ?? 0;
  const path = `/admin/roles/${String(role)}/permissions`;
  const before = (await chief.request('GET', path)).body.data as {
    action: string;
    subject: string | null;
    properties: object;
    conditions: string[];
  }[];
  const pick = before.map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
  await chief.request('PUT', path, { permissions: [...pick, { action: termRight, subject: null, properties: {}, conditions: [] }] });
  expect((await russian.request('POST', termPaths.terms, toTerm('tuproq', 'почва'))).status).toBe(200);
  expect((await list('tuproq', russian)).terms).toMatchObject([{ by: 'Editor Editor (ru)' }]);
  await chief.request('PUT', path, { permissions: pick });
});
