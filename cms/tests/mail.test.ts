import { createEdgeClient, filled } from './support/edge';
import { MailServer } from './support/mail-server';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, logIn } from './support/panel';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';

const office = 'info@ochiq.example';
const mailServer = new MailServer();
let cms: OwnCms;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  await mailServer.start();
  settings = {
    SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`,
    MAIL_FROM: 'site@ochiq.example',
    MAIL_RETRY_MS: '100',
    SITE_URL: 'https://ochiq.example',
  };
  cms = await ownCms('mail', settings);
});
afterAll(async () => {
  await cms.remove();
  await mailServer.stop();
});
beforeEach(() => {
  mailServer.arrived.length = 0;
  mailServer.refusal = null;
});

let lastAddress = 0;
const send: ReturnType<typeof createEdgeClient>['send'] = (form, fields, around) =>
  createEdgeClient(cms.url).send(form, fields, { address: `203.0.113.${String(++lastAddress)}`, ...around });

const waiting = () => cms.database.rows('ochiq_mail').filter(({ state }) => state === 'waiting');
const getHeader = (headers: string, name: string) =>
  headers
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trim());

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end && !holds();) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(holds()).toBe(true);
}

test('a message goes to the office, and a reply to its sender', async () => {
  await send(
    'contact',
    { ...filled.contact, message: `<script>alert(1)</script> ${filled.contact.message}` },
    { language: 'uz', page: '/contact' },
  );
  const [letter] = await mailServer.to(office, 1);
  expect(letter?.from).toBe('site@ochiq.example');
  expect(getHeader(letter?.headers ?? '', 'reply-to')).toEqual([filled.contact.email]);
  expect(getHeader(letter?.headers ?? '', 'subject')).toEqual([`Saytdan xabar: ${filled.contact.subject}`]);
  expect(letter?.text).toContain(filled.contact.name);
  expect(letter?.text).toContain('<script>alert(1)</script>');
});

test('a subject and a name add no header', async () => {
  const attack = 'Salom\r\nBcc: all@reader.example\r\n\r\nX';
  await send('contact', { ...filled.contact, email: 'attack@reader.example', subject: attack, name: attack });
  await send('callback', { ...filled.callback, name: attack });
  const letters = await mailServer.to(office, 2);
  for (const { headers, to } of letters) {
    expect(getHeader(headers, 'bcc')).toEqual([]);
    expect(getHeader(headers, 'subject')).toHaveLength(1);
    expect(to).toEqual([office]);
  }
  expect(letters.map(({ headers }) => getHeader(headers, 'subject')[0])).toContain('Просьба перезвонить: Salom Bcc: all@reader.example X');
});

test.each([
  ['uz', 'Murojaatingiz qabul qilindi', 'https://ochiq.example/forms/appeal-status'],
  ['ru', 'Ваше обращение принято', 'https://ochiq.example/ru/forms/appeal-status'],
  ['en', 'Your appeal has been received', 'https://ochiq.example/en/forms/appeal-status'],
] as const)('an appeal in %s: the citizen gets the number and not the code, the office no name', async (language, subject, page) => {
  const email = `${language}@citizen.example`;
  const { answer } = await send('appeal', { ...filled.appeal, email }, { language });
  if (answer.outcome !== 'sent' || answer.receipt === null) throw new Error('There is no receipt');
  const { number, code } = answer.receipt;
  const [toCitizen] = await mailServer.to(email, 1);
  expect(getHeader(toCitizen?.headers ?? '', 'subject')).toEqual([`${subject}: ${number}`]);
  expect(toCitizen?.text).toContain(page);
  expect(toCitizen?.text).not.toContain(code);
  const [toOffice] = await mailServer.to(office, 1);
  expect(toOffice?.text).toContain(number);
  expect(toOffice?.text).not.toContain(filled.appeal.name);
});

test('who sent an appeal from a page in Cyrillic reads all letters in it, and the office reads Latin', async () => {
  cms.database.run("UPDATE sites SET cyrillic_words = 'Raqami = Тартиб рақами'");
  const email = 'cyrillic@citizen.example';
  const { answer } = await send('appeal', { ...filled.appeal, email }, { language: 'uz', script: 'uz-cyrl' });
  if (answer.outcome !== 'sent' || answer.receipt === null) throw new Error('There is no receipt');
  const { number } = answer.receipt;
  const [receipt] = await mailServer.to(email, 1);
  expect(getHeader(receipt?.headers ?? '', 'subject')).toEqual([`Мурожаатингиз қабул қилинди: ${number}`]);
  expect(receipt?.text).toContain(`\nТартиб рақами: ${number}\n`);
  expect(receipt?.text).toContain('\nhttps://ochiq.example/uz-cyrl/forms/appeal-status\n');
  expect(receipt?.text.trim()).toMatch(/\nhttps:\/\/ochiq\.example\/uz-cyrl$/u);
  expect(receipt?.html).toContain('<html lang="uz-Cyrl">');
  for (const part of [receipt?.text, receipt?.html.replace(/^.*<body>/su, '').replaceAll(/<[^>]*>/gu, ' ')])
    expect(part?.replaceAll(/https:\S+/gu, '').replaceAll(number, '')).not.toMatch(/[A-Za-z]/u);
  expect((await mailServer.to(office, 1))[0]?.headers).toContain(`Subject: Yangi murojaat: ${number}`);

  const chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  const clerk = await newEditor(chief, 'Appeals and messages', cms.url);
  const id = String(rowsWith(cms, 'appeals', 'receipt_number', number)[0]?.['document_id']);
  const place = `/content-manager/collection-types/api::appeal.appeal/${id}`;
  expect((await clerk.request('GET', place)).body.data).toMatchObject({ script: 'uz-cyrl' });
  const change = { stage: 'answered', outcome: 'explained', answer: 'Quduq tekshirildi.', script: null };
  expect((await clerk.request('PUT', place, change)).status).toBe(200);
  const reply = (await mailServer.to(email, 2))[1];
  expect(getHeader(reply?.headers ?? '', 'subject')).toEqual([`Мурожаатингизга жавоб: ${number}`]);
  expect(reply?.text).toMatch(/\n\nҚудуқ текширилди\.\n\n[^]*автоматик ўгирилган\.\n/u);
  expect(rowsWith(cms, 'appeals', 'receipt_number', number)).toMatchObject([{ script: 'uz-cyrl', answer: 'Quduq tekshirildi.' }]);
  const { code } = answer.receipt;
  expect((await send('appeal-status', { receipt: number, code })).answer).toMatchObject({
    state: { answer: 'Quduq tekshirildi.', language: 'uz' },
  });
});

test('an alphabet of another language counts as none, and an unknown one is refused', async () => {
  const email = 'other@citizen.example';
  await send('appeal', { ...filled.appeal, email }, { language: 'ru', script: 'uz-cyrl' });
  const [letter] = await mailServer.to(email, 1);
  expect(letter?.text).toContain('https://ochiq.example/ru/forms/appeal-status');
  const unknown = { ...filled.appeal, email: 'unknown@citizen.example' };
  expect((await send('appeal', unknown, { language: 'uz', script: 'uz-arab' as 'uz-cyrl' })).status).toBe(400);
});

test('sent letters are not stored', async () => {
  await send('callback', { ...filled.callback, name: 'Unutiladigan Odam' });
  await mailServer.to(office, 1);
  await until(() => waiting().length === 0);
  const rows = cms.database.rows('ochiq_mail');
  expect(
    rows.filter(({ recipient, reply_to, subject, body }) => [recipient, reply_to, subject, body].some((value) => value !== null)),
  ).toEqual([]);
  expect(rows.every(({ state }) => state === 'sent')).toBe(true);
});

test('a filled trap causes no letter', async () => {
  await send('contact', { ...filled.contact, email: 'trap@reader.example' }, { trapped: true });
  expect(waiting()).toEqual([]);
});

test('an outage of the mail server delays letters, without duplicates and unnoticed by the sender', async () => {
  await mailServer.stop();
  const { status } = await send('contact', { ...filled.contact, email: 'patient@reader.example' });
  expect(status).toBe(201);
  await until(() => waiting().some(({ attempts }) => Number(attempts) >= 2));
  mailServer.refusal = '4.3.0 patient@reader.example is not taken now';
  await mailServer.start();
  const tried = Number(waiting()[0]?.['attempts']);
  await until(() => waiting().some(({ attempts }) => Number(attempts) > tried));
  mailServer.refusal = null;
  await until(() => waiting().length === 0);
  expect(await mailServer.to(office, 1)).toHaveLength(1);
  expect(cms.run.output()).toMatch(/Letter \d+ \(contact\) was not taken by the mail server: ESOCKET/u);
  expect(cms.run.output()).not.toMatch(/reader\.example|citizen\.example|Каримов/u);
});

test('a letter waits for the next start, and is given up after three days, visibly', async () => {
  await mailServer.stop();
  await send('contact', { ...filled.contact, email: 'waits@reader.example' });
  await until(() => waiting().length === 1);
  cms = await cms.again({ ...settings, MAIL_RETRY_MS: '50' });
  const { database } = cms;
  const fourDaysAgo = database.instant(Date.now() - 4 * 24 * 60 * 60 * 1000);
  database.run(`UPDATE ochiq_mail SET made_at = ${fourDaysAgo}, due_at = ${database.instant(0)} WHERE state = 'waiting'`);
  await until(() => waiting().length === 0);
  expect(cms.database.rows('ochiq_mail').filter(({ state }) => state === 'given-up')).toMatchObject([{ reply_to: 'waits@reader.example' }]);
  await mailServer.start();
});

test('without a mail server letters wait', async () => {
  cms = await cms.again({});
  const { status } = await send('contact', { ...filled.contact, email: 'unsent@reader.example' });
  expect([status, waiting().length]).toEqual([201, 1]);
  cms = await cms.again(settings);
  await mailServer.to(office, 1);
  await until(() => waiting().length === 0);
});

test('a letter that is due while news are published is sent, and noted at once', async () => {
  const own = await ownCms('mail-while-publishing', { ...settings, MAIL_RETRY_MS: '60000' });
  try {
    const news = createEntriesClient(await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, own.url), 'news', 'uz');
    const [item] = (await news.list()).body['results'] as { documentId: string }[];
    const due = own.database.instant(Date.now() - 1000);
    const letter = `'callback', 'waiting', 0, ${due}, ${due}, 'due@reader.example', 'uz', 'Salom', 'Salom'`;
    const columns = 'kind, state, attempts, due_at, made_at, recipient, language, subject, body';
    own.database.run(`INSERT INTO ochiq_mail (${columns}) VALUES (${letter})`);
    // Publishing is a transaction within others, and wakes who sends letters: what it does then is no part of that.
    expect((await news.publish(item?.documentId ?? '')).status).toBe(200);
    await mailServer.to('due@reader.example', 1);
    await until(() => own.database.rows('ochiq_mail').every(({ state }) => state === 'sent'));
  } finally {
    await own.remove();
  }
});
