import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { createEdgeClient, filled, type Sent, type SentFile } from './support/edge';
import { newEditor } from './support/new-editor';
import { lastDay, newTender, newVacancy } from './support/new-offer';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, logIn, type Editor } from './support/panel';
import { rowsWith } from './support/rows-with';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';

let cms: OwnCms;
let edge: ReturnType<typeof createEdgeClient>;
let chief: Editor;
let clerk: Editor;
let moderator: Editor;
let vacancy: string;
let tender: string;

beforeAll(async () => {
  cms = await ownCms('inquiries');
  edge = createEdgeClient(cms.url);
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  clerk = await newEditor(chief, 'Applications and questions', cms.url);
  moderator = await newEditor(chief, 'Appeals and messages', cms.url);
  vacancy = await newVacancy(chief, 'kimyogar');
  tender = await newTender(chief, 'uskunalar');
});
afterAll(() => cms.remove());

const cv: SentFile = { name: 'Rezyume.txt', type: 'text/plain', bytes: 'Sakkiz yil laboratoriyada.' };

let last = 0;
/** An address that nobody has sent from yet. */
const address = () => `2001:db8:${(last += 1).toString(16)}::1`;
const send = (change: object, more: object = {}) => edge.send('inquiry', { ...filled.inquiry, ...change }, { address: address(), ...more });
const sendCv = (change: object = {}) =>
  edge.sendFiles('inquiry', { ...filled.inquiry, offer: vacancy, ...change }, [cv], { address: address() });

function receiptOf({ status, answer }: Sent) {
  expect([status, answer.outcome]).toEqual([201, 'sent']);
  if (answer.outcome !== 'sent' || answer.receipt === null) throw new Error('There is no receipt');
  return answer.receipt;
}
const rowOf = (number: string) => rowsWith(cms, 'inquiries', 'receipt_number', number)[0] ?? {};
const idOf = (sent: Sent) => String(rowOf(receiptOf(sent).number)['document_id']);
const problem = (field: string) => ({ status: 422, answer: { outcome: 'problems', problems: [{ field, code: 'choice' }] } });
const closed = { status: 409, answer: { outcome: 'refused', reason: 'closed' } };

const pathOf = (type: 'inquiry' | 'appeal', id = '') => `/content-manager/collection-types/api::${type}.${type}${id && `/${id}`}`;
const decide = (editor: Editor, id: string, change: object) => editor.request('PUT', pathOf('inquiry', id), { ...change });
const read = (place: string, { token }: Pick<Editor, 'token'>) =>
  fetch(cms.url + place, { headers: token === '' ? {} : { authorization: `Bearer ${token}` } });
const filesOf = (type: string, id: string) => `/admin/sent-files?type=${type}&document=${id}`;

const later = (day: string, days: number) => new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('an application', () => {
  test('says which vacancy it is about by its name of that day, and is due once all had time to apply', async () => {
    const { number, code, dueOn } = receiptOf(await send({ offer: vacancy }));
    expect(dueOn).toBe(later(lastDay.open, 15));
    expect(rowOf(number)).toMatchObject({ offer: 'Kimyogar-analitik', offer_id: vacancy, kind: 'apply', stage: 'received', due_on: dueOn });
    const { status, answer } = await edge.send('appeal-status', { receipt: number, code }, { address: address() });
    expect([status, answer]).toMatchObject([200, { outcome: 'state', state: { number, stage: 'received', dueOn, answer: null } }]);
    expect((await edge.send('appeal-status', { receipt: number, code: 'AAAAAAAA' }, { address: address() })).status).toBe(404);
  });

  test('waits as long as the law says where it is a question', async () => {
    const { number, dueOn } = receiptOf(await send({ offer: tender, kind: 'ask' }));
    const [day = ''] = new Date(Number(rowOf(number)['received_at']) + 5 * 60 * 60 * 1000).toISOString().split('T');
    expect(dueOn).toBe(later(day, 15));
  });

  test('is not taken without consent, nor for a tender, nor for what is not published', async () => {
    const { status, answer } = await send({ offer: vacancy, consent: '' });
    expect([status, answer]).toEqual([422, { outcome: 'problems', problems: [{ field: 'consent', code: 'required' }] }]);
    expect(await send({ offer: tender })).toEqual(problem('kind'));
    expect(await send({ offer: 'nobody-knows-it' })).toEqual(problem('offer'));
    const gone = await newVacancy(chief, 'qaytarilgan');
    await createEntriesClient(chief, 'vacancy', 'uz').unpublish(gone);
    expect(await send({ offer: gone })).toEqual(problem('offer'));
  });

  test('comes too late after the last day, and so does a question; what had been kept is answered as before', async () => {
    const [late, won] = [
      await newVacancy(chief, 'yopilgan', { deadline: lastDay.closed }),
      await newTender(chief, 'yakunlangan', { result: 'Gʻolib aniqlandi.' }),
    ];
    const before = cms.database.rows('inquiries').length;
    expect(await send({ offer: late })).toEqual(closed);
    expect(await send({ offer: won, kind: 'ask' })).toEqual(closed);
    expect(cms.database.rows('inquiries')).toHaveLength(before);
    const around = { key: 'of-the-last-minute', address: address() };
    const open = await newTender(chief, 'tugayotgan');
    const first = await send({ offer: open, kind: 'ask' }, around);
    receiptOf(first);
    await createEntriesClient(chief, 'tender', 'uz').publish(open, { result: 'Gʻolib aniqlandi.' });
    expect(await send({ offer: open, kind: 'ask' }, around)).toEqual(first);
  });
});

describe('who reads it', () => {
  test('is who answers applications, with its files; who answers appeals hears of neither, and the other way round', async () => {
    const id = idOf(await sendCv());
    const { files } = (await (await read(filesOf('inquiry', id), clerk)).json()) as { files: { id: number; name: string }[] };
    expect(files.map(({ name }) => name)).toEqual([cv.name]);
    const download = `/admin/sent-files/${String(files[0]?.id)}`;
    expect(await (await read(download, clerk)).text()).toBe(cv.bytes);
    const row = (await clerk.request('GET', pathOf('inquiry', id))).body.data as Readonly<Record<string, unknown>>;
    expect(row).toMatchObject({ offer: 'Kimyogar-analitik', name: filled.inquiry.name, consent: true });
    for (const hidden of ['codeHash', 'requestKey', 'addressHash', 'offerId']) expect(row).not.toHaveProperty(hidden);

    const editor = await newEditor(chief, 'Editor (uz)', cms.url);
    for (const stranger of [moderator, editor]) {
      expect((await stranger.request('GET', pathOf('inquiry'))).status).toBe(403);
      expect((await stranger.request('GET', pathOf('inquiry', id))).status).toBe(403);
      expect((await decide(stranger, id, { stage: 'in-review' })).status).toBe(403);
      for (const place of [filesOf('inquiry', id), filesOf('appeal', id), download]) expect((await read(place, stranger)).status).toBe(404);
    }
    for (const place of [filesOf('inquiry', id), download]) expect((await read(place, { token: '' })).status).toBe(401);

    receiptOf(await edge.sendFiles('appeal', filled.appeal, [cv], { address: address() }));
    const [appeal] = cms.database.query("SELECT id, owner FROM ochiq_sent_file WHERE type = 'appeal'");
    expect((await clerk.request('GET', pathOf('appeal'))).status).toBe(403);
    for (const place of [filesOf('appeal', String(appeal?.['owner'])), `/admin/sent-files/${String(appeal?.['id'])}`]) {
      expect((await read(place, clerk)).status).toBe(404);
      expect((await read(place, moderator)).status).toBe(200);
    }
  });

  test('answers it, and its sender reads the answer and gets one letter', async () => {
    const sent = await send({ offer: vacancy, email: 'chosen@citizen.example' }, { language: 'en' });
    const { number, code } = receiptOf(sent);
    const id = idOf(sent);
    expect((await decide(clerk, id, { stage: 'answered', answer: ' ' })).body.error?.message).toContain('Write the answer first');
    const answer = 'Please come on Monday at ten.';
    expect((await decide(clerk, id, { stage: 'answered', answer })).status).toBe(200);
    await decide(clerk, id, { answer: `${answer} Room 12.` });
    const state = await edge.send('appeal-status', { receipt: number, code }, { address: address() });
    expect(state.answer).toMatchObject({ state: { stage: 'answered', answer: `${answer} Room 12.` } });
    const letters = rowsWith(cms, 'ochiq_mail', 'recipient', 'chosen@citizen.example');
    expect(letters.map(({ kind }) => kind)).toEqual(['inquiry-receipt', 'inquiry-answer']);
    expect(letters[0]).toMatchObject({ subject: `Your application has been received: ${number}` });
    expect(String(letters[0]?.['body'])).toContain('Kimyogar-analitik');
    expect(String(letters[1]?.['body'])).toContain(answer);
    expect(letters.map(({ body }) => String(body).includes(code))).toEqual([false, false]);
    const told = cms.database.rows('ochiq_mail').filter(({ kind, body }) => kind === 'inquiry' && String(body).includes(number));
    expect(told).toMatchObject([{ recipient: null }]);
    expect(String(told[0]?.['body'])).not.toContain(filled.inquiry.name);
  });
});

test('its files go with it: where it is deleted, and when its year is over', async () => {
  const kept = () => {
    const folder = path.join(cms.data, 'private', 'files');
    return existsSync(folder) ? readdirSync(folder).length : 0;
  };
  const boundTo = (id: string) => cms.database.query(`SELECT id FROM ochiq_sent_file WHERE owner = '${id}'`).length;
  const deleted = idOf(await sendCv({ message: 'Birinchi ariza, u oʻchiriladi.' }));
  const stays = idOf(await sendCv({ message: 'Ikkinchi ariza, u bir yil turadi.' }));
  expect((await clerk.request('DELETE', pathOf('inquiry', deleted))).status).toBe(403);
  expect((await chief.request('DELETE', pathOf('inquiry', deleted))).status).toBe(200);
  expect([boundTo(deleted), boundTo(stays)]).toEqual([0, 1]);
  const instant = new Date(Date.now() + 366 * 24 * 60 * 60 * 1000).toISOString();
  const { ended, output } = runHosted('purge', { CMS_DATA_DIR: cms.data }, [instant]);
  expect([await ended, output()]).toEqual([0, expect.any(String)]);
  expect(cms.database.rows('inquiries')).toEqual([]);
  expect([boundTo(stays), cms.database.query("SELECT id FROM ochiq_sent_file WHERE type = 'appeal'").length]).toEqual([0, 1]);
  expect(kept()).toBe(1);
});
