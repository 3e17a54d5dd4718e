import { createEdgeClient, filled, type Sent } from './support/edge';
import { ownCms, type OwnCms } from './support/own-cms';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';

let cms: OwnCms;
let edge: ReturnType<typeof createEdgeClient>;

beforeAll(async () => {
  cms = await ownCms('intake');
  edge = createEdgeClient(cms.url);
});
afterAll(() => cms.remove());

const sent: Sent = { status: 201, answer: { outcome: 'sent', receipt: null } };
const refused = (status: number, reason: string) => ({ status, answer: { outcome: 'refused', reason } });

let lastAddress = 0;
/** An address without earlier requests. */
const newAddress = () => `2001:db8:${(++lastAddress).toString(16)}::1`;

const getReceipt = ({ answer }: Sent) => {
  if (answer.outcome !== 'sent' || answer.receipt === null) throw new Error(`No receipt: ${JSON.stringify(answer)}`);
  return answer.receipt;
};

describe('access', () => {
  test.each([undefined, '', 'made-up', secrets.EDGE_KEY.slice(1)])('responds with 404 to the key %p', async (key) => {
    for (const path of ['/api/intake/challenge', '/API/intake/contact', '/api/auth/local', '/api/users/me', '/api/connect/x']) {
      const response = await fetch(cms.url + path, { headers: key === undefined ? {} : { 'x-edge-key': key } });
      expect(response.status).toBe(404);
    }
  });

  test.each(['register', 'nothing', '__proto__', 'constructor'])('refuses the unknown form %s', async (form) => {
    expect(await edge.sendBody(form, {})).toEqual(refused(404, 'unknown'));
  });
});

describe('a stored row', () => {
  test('holds the cleaned values, and nothing of the network address', async () => {
    const address = '198.51.100.77';
    const worked = await edge.work();
    expect(await edge.send('contact', { ...filled.contact, name: '  Oʻgʻiloy \u202e Gʻaniyeva ' }, { ...worked, address })).toEqual(sent);
    const [row] = rowsWith(cms, 'contact_messages', 'email', filled.contact.email);
    expect(row).toMatchObject({
      name: 'Oʻgʻiloy Gʻaniyeva',
      subject: filled.contact.subject,
      stage: 'new',
      language: 'ru',
      suspicion: null,
    });
    expect(String(row?.['address_hash'])).toMatch(/^[0-9a-f]{64}$/u);
    expect(JSON.stringify(row)).not.toContain(address);
    expect(Number(row?.['keep_until']) - Number(row?.['received_at'])).toBe(365 * 24 * 60 * 60 * 1000);
  });

  test('is made for each other form', async () => {
    expect(await edge.send('callback', filled.callback, { address: newAddress() })).toEqual(sent);
    expect(await edge.send('review', filled.review, { address: newAddress() })).toEqual(sent);
    expect(await edge.send('feedback', filled.feedback, { address: newAddress() })).toEqual(sent);
    expect(await edge.send('error-report', filled['error-report'], { address: newAddress() })).toEqual(sent);
    expect(rowsWith(cms, 'callback_requests', 'phone', filled.callback.phone)).toHaveLength(1);
    expect(rowsWith(cms, 'reviews', 'name', filled.review.name)).toMatchObject([{ stage: 'pending', consent: 1 }]);
    expect(cms.database.rows('page_feedbacks')).toMatchObject([
      { useful: 1, text: null },
      { useful: null, text: filled['error-report'].text },
    ]);
  });
});

describe('protection against spam', () => {
  const only = (email: string) => rowsWith(cms, 'contact_messages', 'email', email);
  const contact = (email: string) => ({ ...filled.contact, email });

  test.each([
    ['trap@reader.example', { trapped: true }, 'trap-filled'],
    ['script@reader.example', {}, 'no-proof'],
  ])('stores %s with its suspicion', async (email, around, suspicion) => {
    expect(await edge.send('contact', contact(email), { ...around, address: newAddress() })).toEqual(sent);
    expect(only(email)).toMatchObject([{ suspicion }]);
  });

  test('stores a form sent within three seconds with a suspicion', async () => {
    expect(await edge.send('contact', contact('quick@reader.example'), { ...(await edge.work(1)), address: newAddress() })).toEqual(sent);
    expect(only('quick@reader.example')).toMatchObject([{ suspicion: 'too-quick' }]);
  });

  test('requires reopening a form older than two hours, or with a forged token or proof', async () => {
    const address = newAddress();
    const { token, proof } = await edge.work();
    const forged = [
      await edge.work(2 * 60 * 60 + 1),
      { token: `${token.slice(0, -1)}x`, proof },
      { token: 'x', proof: null },
      { token: `${token.slice(0, -64)}${'ў'.repeat(64)}`, proof },
      { token, proof: 'x' },
      { token, proof: Buffer.from('{"challenge":{},"solution":{}}').toString('base64') },
      { token: null, proof },
      { token: (await edge.work()).token, proof },
    ];
    for (const around of forged) {
      expect(await edge.send('contact', contact('old@reader.example'), { ...around, address })).toEqual(refused(422, 'expired'));
    }
    expect(only('old@reader.example')).toEqual([]);
  });

  test('accepts a proof for one message', async () => {
    const worked = await edge.work();
    const address = newAddress();
    expect(await edge.send('contact', contact('first@reader.example'), { ...worked, address })).toEqual(sent);
    expect(await edge.send('contact', contact('second@reader.example'), { ...worked, address })).toEqual(refused(422, 'expired'));
    expect(await edge.send('appeal-status', { receipt: '2026-AAAAAA', code: 'AAAAAAAA' }, { ...worked, address })).toEqual(
      refused(422, 'expired'),
    );
    expect(only('second@reader.example')).toEqual([]);
  });

  test('refuses a solution of less work than required', async () => {
    const { token, proof } = await edge.work();
    const decodedProof = JSON.parse(Buffer.from(proof, 'base64').toString()) as { solution: { counter: number } };
    decodedProof.solution.counter += 1;
    const lazy = Buffer.from(JSON.stringify(decodedProof)).toString('base64');
    expect(await edge.send('contact', contact('lazy@reader.example'), { token, proof: lazy })).toEqual(refused(422, 'expired'));
  });

  test('raises the cost for a sender of many forms, refuses cheaper proofs, and leaves other senders alone', async () => {
    const address = newAddress();
    const busy = (number: number) => ({ ...contact('busy@reader.example'), subject: `Quduq ${String(number)}` });
    const costFor = async (one: string) => (await edge.getChallenge(one)).challenge['parameters'];
    const sentSoFar = (count: number) =>
      cms.database.run(`UPDATE ochiq_rate_limit SET points = ${String(count)} WHERE key LIKE 'forms:work/%'`);
    const collected = await edge.work(10, address);
    expect(await edge.send('contact', busy(1), { ...(await edge.work(10, address)), address })).toEqual(sent);
    for (const [count, cost] of [
      [39, 1000],
      [40, 2000],
      [10_000, 32_000],
      [80, 4000],
    ] as const) {
      sentSoFar(count);
      expect(await costFor(address)).toMatchObject({ cost });
    }
    expect(await costFor(newAddress())).toMatchObject({ cost: 1000 });
    expect(await edge.send('contact', busy(2), { ...collected, address })).toEqual(refused(422, 'expired'));
    const dearer = await edge.work(10, address);
    sentSoFar(120);
    // Another sender in the office sent the form at which the price rose.
    expect(await edge.send('contact', busy(3), { ...dearer, address })).toEqual(sent);
    expect(only('busy@reader.example')).toHaveLength(2);
  });

  test('forms that name an e-mail address lock no sender out, and do not flood its mailbox', async () => {
    const email = 'flooded@reader.example';
    const letters = () => rowsWith(cms, 'ochiq_mail', 'recipient', email);
    for (let number = 0; number < 12; number++) {
      const fields = { ...contact(email), subject: `Quduq ${String(number)}` };
      expect(await edge.send('contact', fields, { address: newAddress() })).toEqual(sent);
    }
    expect(only(email)).toHaveLength(12);
    const appeal = async (number: number) => {
      const fields = { ...filled.appeal, email, message: `${filled.appeal.message} ${String(number)}` };
      return getReceipt(await edge.send('appeal', fields, { address: newAddress() })).number;
    };
    await appeal(0);
    expect(letters()).toHaveLength(1);
    const numbers = [];
    for (let number = 1; number < 12; number++) numbers.push(await appeal(number));
    expect(rowsWith(cms, 'appeals', 'email', email)).toHaveLength(12);
    expect(letters()).toHaveLength(10);
    // The office hears of each.
    for (const number of numbers) {
      const officeMails = cms.database.rows('ochiq_mail').filter(({ kind, body }) => kind === 'appeal' && String(body).includes(number));
      expect(officeMails).toHaveLength(1);
    }
  });
});

describe('a repeated request', () => {
  test('with the browser’s key gives one appeal with the same receipt, from any address', async () => {
    const around = { key: 'a-key-of-the-browser', address: newAddress(), ...(await edge.work()) };
    const before = cms.database.rows('appeals').length;
    const [first, second] = await Promise.all([edge.send('appeal', filled.appeal, around), edge.send('appeal', filled.appeal, around)]);
    const third = await edge.send('appeal', { ...filled.appeal, name: 'Каримов Анвар' }, around);
    expect(getReceipt(second)).toEqual(getReceipt(first));
    expect(getReceipt(third)).toEqual(getReceipt(first));
    expect(cms.database.rows('appeals').length - before).toBe(1);
    expect(rowsWith(cms, 'ochiq_mail', 'recipient', filled.appeal.email)).toHaveLength(1);
  });

  test('with another sender’s key reveals nothing of the first', async () => {
    const key = 'a-key-that-somebody-saw';
    const first = getReceipt(await edge.send('appeal', filled.appeal, { key, address: newAddress(), ...(await edge.work()) }));
    const withOwnToken = getReceipt(await edge.send('appeal', filled.appeal, { key, address: newAddress(), ...(await edge.work()) }));
    const withNone = getReceipt(await edge.send('appeal', filled.appeal, { key, address: newAddress() }));
    expect(new Set([first, withOwnToken, withNone].flatMap(({ number, code }) => [number, code])).size).toBe(6);
  });

  test('from another address still gives one appeal, also where the token came late', async () => {
    const key = 'a-key-on-the-way';
    const work = await edge.work();
    const first = getReceipt(await edge.send('appeal', filled.appeal, { key, address: newAddress(), ...work }));
    expect(getReceipt(await edge.send('appeal', filled.appeal, { key, address: newAddress(), ...work }))).toEqual(first);
    const around = { key: 'a-key-without-work', address: newAddress() };
    const early = getReceipt(await edge.send('appeal', filled.appeal, around));
    expect(getReceipt(await edge.send('appeal', filled.appeal, { ...around, ...(await edge.work()) }))).toEqual(early);
  });

  test('without a key gives one message for the same values from the same address', async () => {
    const address = newAddress();
    const fields = { ...filled.contact, email: 'twice@reader.example' };
    await Promise.all(Array.from({ length: 5 }, () => edge.send('contact', fields, { address })));
    await edge.send('contact', { ...fields, message: `${fields.message} Yana bir savol.` }, { address });
    expect(rowsWith(cms, 'contact_messages', 'email', 'twice@reader.example')).toHaveLength(2);
  });

  test('from another address, or with another form’s key, gives another message', async () => {
    const fields = { ...filled.callback, name: 'Ikkinchi Odam' };
    await edge.send('callback', fields, { address: newAddress(), key: 'a-key-of-the-browser' });
    await edge.send('callback', fields, { address: newAddress() });
    await edge.send('callback', fields, { address: newAddress() });
    expect(rowsWith(cms, 'callback_requests', 'name', 'Ikkinchi Odam')).toHaveLength(3);
  });
});

describe('the state of an appeal', () => {
  test('is returned for number and code, however they are typed', async () => {
    const { number, code, dueOn } = getReceipt(await edge.send('appeal', { ...filled.appeal, email: '' }, { address: newAddress() }));
    expect(number).toMatch(/^20\d\d-[2-9A-HJ-NP-Z]{6}$/u);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/u);
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase().replaceAll('a', 'а');
    for (const [receipt, typed] of [
      [number, code],
      [` ${number.toLowerCase().replace('-', ' ')} `, spaced],
    ] as const) {
      const { status, answer } = await edge.send('appeal-status', { receipt, code: typed }, { address: newAddress() });
      expect(status).toBe(200);
      expect(answer).toMatchObject({ outcome: 'state', state: { number, stage: 'received', dueOn, answer: null } });
    }
    const [row] = rowsWith(cms, 'appeals', 'receipt_number', number);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row).toMatchObject({ due_on: dueOn, email: null, phone: null });
  });

  test('gives the same response for a wrong number and a wrong code, up to a limit', async () => {
    const { number, code } = getReceipt(await edge.send('appeal', { ...filled.appeal, message: `${filled.appeal.message} Ещё раз.` }));
    const guess = async (address: string, receipt: string = number) =>
      (await edge.send('appeal-status', { receipt, code: 'AAAAAAAA' }, { address })).status;
    const own = async (address: string) => (await edge.send('appeal-status', { receipt: number, code }, { address })).status;
    const address = newAddress();
    expect(await guess(address, '2026-222222')).toBe(404);
    const guesses: number[] = [];
    for (let time = 0; time < 31; time++) guesses.push(await guess(address));
    expect(guesses.slice(-3)).toEqual([404, 429, 429]);
    // The right code is accepted from an address with failed guesses, too.
    expect(await own(address)).toBe(200);
    // Guesses from a hundred other places do not keep its owner from it.
    for (let place = 0; place < 100; place++) expect(await guess(newAddress())).toBe(404);
    expect(await own(newAddress())).toBe(200);
  });
});

describe('validation', () => {
  const getProblems = async (...request: Parameters<typeof edge.send>) => {
    const { status, answer } = await edge.send(...request);
    expect(status).toBe(422);
    return answer.outcome === 'problems' ? answer.problems : answer;
  };

  test('reports every empty field', async () => {
    expect(await getProblems('contact', {})).toEqual(['name', 'email', 'subject', 'message'].map((field) => ({ field, code: 'required' })));
    expect(await getProblems('review', { consent: '' })).toEqual(
      ['name', 'role', 'content', 'consent'].map((field) => ({ field, code: 'required' })),
    );
  });

  test('reports values that are one letter too long or too short', async () => {
    const long = { ...filled.contact, name: 'ў'.repeat(101), subject: '😀'.repeat(161), message: 'x'.repeat(9) };
    expect(await getProblems('contact', long)).toEqual([
      { field: 'name', code: 'max' },
      { field: 'subject', code: 'max' },
      { field: 'message', code: 'min' },
    ]);
  });

  test.each(['abcdefgh', 'abcdefghijklmnopqrstuvwx'])('refuses a comment on an unknown news item (%s)', async (news) => {
    expect(await getProblems('comment', { news, name: 'Ali', content: 'Yaxshi' })).toEqual([{ field: 'news', code: 'choice' }]);
  });

  test.each<[string, unknown]>([
    ['a number', { ...filled.contact, name: 7 }],
    ['a list', { ...filled.contact, name: ['Ali'] }],
    ['an object', { ...filled.contact, name: { $ne: '' } }],
    ['no fields', null],
  ])('%s is not a request of the edge', async (_, fields) => {
    const { status } = await edge.send('contact', fields as Readonly<Record<string, unknown>>);
    expect(status).toBe(400);
    for (const body of [null, [], 'x', { fields: filled.contact }]) expect((await edge.sendBody('contact', body)).status).toBe(400);
  });

  test('drops unknown fields', async () => {
    const fields = { ...filled.callback, name: 'Qoʻshimcha', stage: 'done', suspicion: '', id: '1', documentId: 'x' };
    await edge.send('callback', fields, { address: newAddress() });
    expect(rowsWith(cms, 'callback_requests', 'name', 'Qoʻshimcha')).toMatchObject([{ stage: 'new', suspicion: 'no-proof' }]);
  });

  test('stores scripts and other alphabets as text, and strips deceptive characters', async () => {
    const message = `<script>alert(1)</script>\nЎзбекча Қудуқ 水 \u202eatad\u200b ${'ў'.repeat(20)}`;
    const fields = { ...filled.contact, email: 'letters@reader.example', subject: 'Mavzu\r\nBcc: all@reader.example', message };
    expect(await edge.send('contact', fields, { address: newAddress() })).toEqual(sent);
    expect(rowsWith(cms, 'contact_messages', 'email', 'letters@reader.example')).toMatchObject([
      { subject: 'Mavzu Bcc: all@reader.example', message: `<script>alert(1)</script>\nЎзбекча Қудуқ 水 atad ${'ў'.repeat(20)}` },
    ]);
  });
});

test('strips characters that a database or a page can’t hold from every form, and marks lost letters', async () => {
  const broken = 'so\0z\ud83d o\ufffdz\udc00';
  const fields = {
    ...filled.appeal,
    name: `Karimov ${broken}`,
    address: `Toshkent ${broken}`,
    message: `${filled.appeal.message} ${broken}`,
  };
  const { status } = await edge.send('appeal', { ...fields, email: 'broken@reader.example' }, { address: newAddress() });
  expect(status).toBe(201);
  expect(rowsWith(cms, 'appeals', 'email', 'broken@reader.example')).toMatchObject([
    { name: 'Karimov soz o?z', address: 'Toshkent soz o?z', message: `${filled.appeal.message} soz o?z` },
  ]);
  const brokenContact = { ...filled.contact, email: 'o\ufffdg@reader.example' };
  expect((await edge.send('contact', brokenContact, { address: newAddress() })).answer).toEqual({
    outcome: 'problems',
    problems: [{ field: 'email', code: 'email' }],
  });
  for (const page of ['/uz/\0', '/uz/\ud83d', '/uz/\ufffd'])
    expect((await edge.send('contact', filled.contact, { page, address: newAddress() })).status).toBe(400);
});

test('the database itself keeps two of the same apart', () => {
  for (const name of ['appeals', 'callback_requests', 'comments', 'contact_messages', 'inquiries', 'page_feedbacks', 'reviews']) {
    expect([name, cms.database.unique(name)]).toEqual([name, expect.arrayContaining(['request_key'])]);
  }
  for (const name of ['appeals', 'inquiries']) expect(cms.database.unique(name)).toContain('receipt_number');
});

test('logs nothing that was sent', () => {
  expect(cms.run.output()).not.toMatch(/reader\.example|Каримов|Gʻaniyeva|2001:db8/u);
});
