import { edgeKeyHeader } from '@ochiq/contract/forms/wire';
import {
  approvalReplyResponse,
  type ApprovalReplyResponse,
  approvalCodeResponse,
  sharedDraftApi,
  sharedDraftResponse,
} from '@ochiq/contract/wire/shared-draft';

import type { ReviewResponse } from '../src/content/review/review';
import { createAuditClient } from './support/audit';
import { FakePublisher } from './support/fake-publisher';
import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { type Colleague, createReviewClient, getRefusal, newColleague, readNotices, reviewRuleOf, setRules } from './support/review';
import { rowsWith } from './support/rows-with';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';

const publisher = new FakePublisher();
const mail = new MailServer();
const review = createReviewClient('announcement');
let cms: OwnCms;
let chief: Editor;
let author: Colleague;
let reviewer: Colleague;
let count = 0;

beforeAll(async () => {
  await Promise.all([publisher.start(), mail.start()]);
  cms = await ownCms('review-outside', {
    ...{ PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key, SITE_URL: 'https://ochiq.example' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${String(mail.port)}`, MAIL_RETRY_MS: '1000', MAIL_FROM: 'site@ochiq.example' },
  });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  author = await newColleague(chief, 'Editor (uz)', { url: cms.url, name: 'Malika', language: 'en' });
  reviewer = await newColleague(chief, 'Editor (uz)', { url: cms.url, name: 'Otabek', language: 'en' });
  await setRules(chief, [reviewRuleOf('announcement', { outside: 'required' })]);
});
afterAll(async () => {
  await cms.remove();
  await Promise.all([publisher.stop(), mail.stop()]);
});

const client = (by: Editor = author, locale = 'uz') => createEntriesClient(by, 'announcement', locale);
const announcement = (title = 'Tadbir haqida') => ({
  ...{ title, slug: `elon-${String((count += 1))}`, date: '2026-11-20' },
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }],
});
async function newSubmitted(): Promise<string> {
  const id = getDocumentId(await client().create(announcement()));
  expect((await review.act(author, 'submit', id)).status).toBe(200);
  return id;
}
const newAddress = () => `vazirlik-${String((count += 1))}@vazirlik.example`;
const invite = async (document: string, fields: object = {}, by: Editor = reviewer) => {
  const email = newAddress();
  const response = await review.act(by, 'invitations', document, { days: 3, name: 'Jasur Alimov', email, ...fields });
  const { made } = response.body as unknown as Partial<ReviewResponse>;
  return { email, response, token: made?.[0]?.address.split('/').at(-1) ?? '' };
};

const ask = (path: string, body: object, key: string | null = secrets.EDGE_KEY) =>
  fetch(cms.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { [edgeKeyHeader]: key }) },
    body: JSON.stringify(body),
  });
let lastAddress = 0;
const newClient = () => `198.51.100.${String((lastAddress += 1))}`;
const open = async (token: string, locale = 'uz') => {
  const response = await ask(sharedDraftApi.page, { token, locale, address: newClient(), isOpening: true });
  return sharedDraftResponse.parse(await response.json());
};
const sendCode = async (token: string, address = newClient()) =>
  approvalCodeResponse.parse(await (await ask(sharedDraftApi.code, { token, address })).json());
const answer = async (token: string, code: string, fields: object = {}): Promise<ApprovalReplyResponse> => {
  const body = { token, address: newClient(), code, answer: 'agreed', reason: '', ...fields };
  return approvalReplyResponse.parse(await (await ask(sharedDraftApi.answer, body)).json());
};
/** Reads the code in the last letter to an address. */
async function readCode(email: string, number = 1): Promise<string> {
  const letters = (await mail.to(email, number + 1)).filter(({ text }) => /^[2-9A-Z]{8}$/mu.test(text));
  return /^[2-9A-Z]{8}$/mu.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';
}
const countPublished = (document: string) =>
  rowsWith(cms, 'announcements', 'document_id', document).filter((row) => row['published_at'] !== null).length;

test('a person outside reads exactly this version, proves their address and agrees; then it is published', async () => {
  const id = await newSubmitted();
  // That another language says something else is a question to editors: it refuses no agreement, and no publication.
  await client(chief, 'ru').update(id, announcement('О мероприятии 15 мая'));
  expect((await review.act(reviewer, 'approve', id)).body).toMatchObject({ state: 'submitted', missing: { approvals: 0, outside: true } });
  expect(getRefusal(await client().publish(id))).toMatchObject({
    code: 'outside-missing',
    message: expect.stringContaining('from outside'),
  });

  const log = createAuditClient(chief);
  const begin = await log.end();
  const { email, response, token } = await invite(id);
  expect(response.status).toBe(200);
  expect((response.body as unknown as ReviewResponse).made).toEqual([
    { locale: 'uz', address: expect.stringMatching(/^https:\/\/ochiq\.example\/uz\/draft\/[\w-]{43}$/u) },
  ]);
  const [letter] = await mail.to(email, 1);
  expect(letter?.text).toContain(`https://ochiq.example/uz/draft/${token}`);
  expect(letter?.text).toContain('Assalomu alaykum, Jasur Alimov!');

  const shown = await open(token);
  expect(shown).toMatchObject({
    outcome: 'shown',
    approval: { step: 'ask', name: 'Jasur Alimov', email: expect.stringMatching(/^v…@vazirlik\.example$/u), locales: ['uz'] },
  });
  expect(await sendCode(token)).toEqual({ outcome: 'sent' });
  expect(await open(token)).toMatchObject({ approval: { step: 'code' } });
  const code = await readCode(email);
  expect(await answer(token, 'AAAAAAAA')).toEqual({ outcome: 'problem', problem: 'wrong-code' });
  expect(await answer(token, ` ${code.toLowerCase()} `)).toEqual({ outcome: 'answered', answer: 'agreed' });

  expect(await review.read(author, id)).toMatchObject({
    state: 'approved',
    submission: { decisions: [{ kind: 'approved' }, { kind: 'agreed', by: { id: null, name: 'Jasur Alimov' } }] },
    invitations: [{ name: 'Jasur Alimov', email, state: 'agreed', opened: 2, by: 'Otabek', locales: ['uz'] }],
  });
  expect((await client().publish(id)).status).toBe(200);
  expect(countPublished(id)).toBe(1);

  const rows = (await log.since(begin)).filter(({ kind }) => kind === 'review-outside');
  expect(rows.map(({ user, details }) => [user?.name ?? null, details['action'], details['name']])).toEqual([
    ['Otabek', 'invite', 'Jasur Alimov'],
    [null, 'open', 'Jasur Alimov'],
    [null, 'agree', 'Jasur Alimov'],
  ]);
  // Which version was agreed to, and by which address, can be verified: the address itself is not there.
  const [round] = rowsWith(cms, 'ochiq_review_round', 'document', id);
  for (const { details } of rows) expect(details['version']).toEqual({ uz: round?.['hash'] });
  expect(new Set(rows.map(({ details }) => details['addressHash']))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{64}$/u)]));
  expect(JSON.stringify(cms.database.rows('ochiq_audit'))).not.toContain(email);
  const stored = JSON.stringify([cms.database.rows('ochiq_token_link'), cms.database.rows('ochiq_invitation')]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(code);
});

test('a colleague who approves and invites gives one approval of two, in either order', async () => {
  await setRules(chief, [reviewRuleOf('announcement', { approvals: 2, outside: 'counts' })]);
  const third = await newColleague(chief, 'Editor (uz)', { url: cms.url, name: 'Nodira', language: 'en' });
  const agree = async (id: string) => {
    const { email, token } = await invite(id);
    await sendCode(token);
    expect(await answer(token, await readCode(email))).toEqual({ outcome: 'answered', answer: 'agreed' });
  };
  const approve = async (id: string) => expect((await review.act(reviewer, 'approve', id)).status).toBe(200);
  for (const steps of [
    [approve, agree],
    [agree, approve],
  ]) {
    const id = await newSubmitted();
    for (const step of steps) await step(id);
    expect(await review.read(author, id)).toMatchObject({ state: 'submitted', missing: { approvals: 1, outside: false } });
    expect(getRefusal(await client().publish(id))).toMatchObject({ status: 403, code: 'not-approved' });
    expect(countPublished(id)).toBe(0);
    expect((await review.act(third, 'approve', id)).body).toMatchObject({ state: 'approved', missing: { approvals: 0 } });
    expect((await client().publish(id)).status).toBe(200);
  }
  await setRules(chief, [reviewRuleOf('announcement', { outside: 'required' })]);
});

test('an objection asks for changes, with its reason, and tells those concerned', async () => {
  const id = await newSubmitted();
  const { email, token } = await invite(id);
  await sendCode(token);
  const code = await readCode(email);
  expect(await answer(token, code, { answer: 'objected', reason: '  ' })).toEqual({ outcome: 'problem', problem: 'no-reason' });
  expect(await answer(token, code, { answer: 'objected', reason: 'Sana notoʻgʻri' })).toEqual({ outcome: 'answered', answer: 'objected' });
  expect(await review.read(author, id)).toMatchObject({
    state: 'changes-asked',
    submission: { decisions: [{ kind: 'objected', note: 'Sana notoʻgʻri', by: { name: 'Jasur Alimov' } }] },
  });
  for (const by of [author, reviewer])
    expect((await readNotices(by))[0]).toMatchObject({ kind: 'objected', by: 'Jasur Alimov', note: 'Sana notoʻgʻri', document: id });
  expect(await open(token)).toEqual({ outcome: 'answered', answer: 'objected' });
});

test('an answer counts once: neither the code nor the link gives another one', async () => {
  const id = await newSubmitted();
  const { email, token } = await invite(id);
  await sendCode(token);
  const code = await readCode(email);
  await answer(token, code);
  expect(await answer(token, code, { answer: 'objected', reason: 'Yoʻq' })).toEqual({ outcome: 'answered', answer: 'agreed' });
  expect(await sendCode(token)).toEqual({ outcome: 'answered', answer: 'agreed' });
  expect((await review.read(author, id)).submission?.decisions).toHaveLength(1);
});

test('a link is about one version: not about a later one, nor after it was withdrawn', async () => {
  const [changed, withdrawn] = [await newSubmitted(), await newSubmitted()];
  const [one, two] = [await invite(changed), await invite(withdrawn)];
  await sendCode(one.token);
  const code = await readCode(one.email);
  await client().update(changed, { title: 'Boshqa' });
  await review.act(author, 'submit', changed);
  await review.act(author, 'withdraw', withdrawn);
  for (const { token } of [one, two]) {
    expect(await open(token)).toEqual({ outcome: 'refused', reason: 'other-version' });
    expect(await sendCode(token)).toEqual({ outcome: 'refused', reason: 'other-version' });
    expect(await answer(token, code)).toEqual({ outcome: 'refused', reason: 'other-version' });
    const file = await ask(sharedDraftApi.file, { token, file: 'media/a-1.webp', address: newClient() });
    expect(file.status).toBe(404);
  }
  expect(await review.read(author, changed)).toMatchObject({ state: 'submitted', submission: { decisions: [] } });
  expect((await review.read(author, changed)).invitations.map(({ state }) => state)).toEqual(['other-version']);
});

test('a draft that was changed past the CMS is not shown to a person outside', async () => {
  const id = await newSubmitted();
  const { token } = await invite(id);
  cms.database.run(`UPDATE announcements SET title = 'Soxta' WHERE document_id = '${id}'`);
  expect(await open(token)).toEqual({ outcome: 'refused', reason: 'other-version' });
  expect(getRefusal(await client().publish(id)).status).toBe(403);
});

test('a revoked and an expired link take no answer', async () => {
  const id = await newSubmitted();
  const [revoked, expired] = [await invite(id), await invite(id)];
  for (const { token } of [revoked, expired]) await sendCode(token);
  const codes = [await readCode(revoked.email), await readCode(expired.email)];
  const { invitations } = await review.read(reviewer, id);
  const find = (email: string) => invitations.find((one) => one.email === email)?.id ?? 0;
  const { body } = await author.request('DELETE', `/admin/review/invitations/${String(find(revoked.email))}`);
  // The author has the right to approve entries of this language, too, and may therefore end an invitation.
  expect((body as unknown as ReviewResponse).invitations.find(({ email }) => email === revoked.email)?.state).toBe('revoked');
  cms.database.run(
    `UPDATE ochiq_token_link SET expires_at = ${cms.database.instant(Date.now() - 1)} WHERE id = (SELECT link FROM ochiq_invitation WHERE id = ${String(find(expired.email))})`,
  );
  for (const [index, { token }] of [revoked, expired].entries()) {
    expect(await open(token)).toEqual({ outcome: 'refused', reason: 'over' });
    expect(await sendCode(token)).toEqual({ outcome: 'refused', reason: 'over' });
    expect(await answer(token, codes[index] ?? '')).toEqual({ outcome: 'refused', reason: 'over' });
  }
  expect((await review.read(reviewer, id)).submission?.decisions).toEqual([]);
  expect((await review.read(reviewer, id)).invitations.map(({ state }) => state)).toEqual(['expired', 'revoked']);
});

describe('a code', () => {
  test('is worthless after five attempts, after a quarter of an hour, and with the next one', async () => {
    const id = await newSubmitted();
    const { email, token } = await invite(id);
    await sendCode(token);
    const first = await readCode(email);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await answer(token, 'BBBBBBBB')).toEqual({ outcome: 'problem', problem: 'wrong-code' });
    expect(await open(token)).toMatchObject({ approval: { step: 'ask' } });
    expect(await answer(token, first)).toEqual({ outcome: 'problem', problem: 'wrong-code' });
    await sendCode(token);
    const second = await readCode(email, 2);
    expect(second).not.toBe(first);
    expect(await answer(token, first)).toEqual({ outcome: 'problem', problem: 'wrong-code' });
    cms.database.run(`UPDATE ochiq_invitation SET code_expires_at = ${cms.database.instant(Date.now() - 1)} WHERE email = '${email}'`);
    expect(await answer(token, second)).toEqual({ outcome: 'problem', problem: 'wrong-code' });
    expect(await open(token)).toMatchObject({ approval: { step: 'ask' } });
    await sendCode(token);
    expect(await answer(token, await readCode(email, 3))).toEqual({ outcome: 'answered', answer: 'agreed' });
  });

  test('of one invitation is none of another', async () => {
    const id = await newSubmitted();
    const [one, other] = [await invite(id), await invite(id)];
    await sendCode(one.token);
    await sendCode(other.token);
    expect(await answer(other.token, await readCode(one.email))).toEqual({ outcome: 'problem', problem: 'wrong-code' });
  });

  test('is needed: without one that was sent nothing is taken', async () => {
    const { token } = await invite(await newSubmitted());
    for (const code of ['', 'AAAAAAAA', 'null']) expect(await answer(token, code)).toEqual({ outcome: 'problem', problem: 'wrong-code' });
  });

  test('is sent a few times an hour, for one invitation and to one address of the network', async () => {
    const { token } = await invite(await newSubmitted());
    for (let sent = 0; sent < 5; sent += 1) expect(await sendCode(token)).toEqual({ outcome: 'sent' });
    expect(await sendCode(token)).toEqual({ outcome: 'refused', reason: 'too-many' });
    const address = '203.0.113.201';
    for (let sent = 0; sent < 20; sent += 1) await sendCode('A'.repeat(43), address);
    expect(await sendCode('A'.repeat(43), address)).toEqual({ outcome: 'refused', reason: 'too-many' });
  });
});

describe('the wrong person', () => {
  test('invites no one: an author, an account of the panel, or where the rule does not provide for it', async () => {
    const id = await newSubmitted();
    expect(getRefusal((await invite(id, {}, author)).response).code).toBe('own-version');
    expect(getRefusal((await invite(id, { email: author.email.toUpperCase() })).response).code).toBe('panel-account');
    for (const fields of [{ days: 0 }, { days: 31 }, { email: 'none' }, { name: '' }, { name: 'x'.repeat(121) }])
      expect((await invite(id, fields)).response.status).toBe(400);
    await setRules(chief, [reviewRuleOf('announcement')]);
    expect(getRefusal((await invite(id)).response).code).toBe('outside-not-used');
    await setRules(chief, [reviewRuleOf('announcement', { outside: 'required' })]);
    expect(rowsWith(cms, 'ochiq_invitation', 'document', id)).toEqual([]);
  });

  test('without the key of the edge gets nothing', async () => {
    const { token } = await invite(await newSubmitted());
    for (const key of [null, 'another key of many letters']) {
      expect((await ask(sharedDraftApi.code, { token, address: newClient() }, key)).status).toBe(404);
      const body = { token, address: newClient(), code: 'A', answer: 'agreed', reason: '' };
      expect((await ask(sharedDraftApi.answer, body, key)).status).toBe(404);
    }
  });

  test('with a link for reading only, or with none, neither gets a code nor answers', async () => {
    const id = await newSubmitted();
    const shared = await author.request('POST', '/admin/shared-drafts', {
      type: 'announcement',
      document: id,
      locale: 'uz',
      isOfAll: false,
      days: 7,
    });
    const token = (shared.body as { made?: { address: string }[] }).made?.[0]?.address.split('/').at(-1) ?? '';
    expect(await open(token)).not.toHaveProperty('approval');
    for (const other of [token, 'B'.repeat(43)]) {
      expect(await sendCode(other)).toEqual({ outcome: 'refused', reason: 'unknown' });
      expect(await answer(other, 'AAAAAAAA')).toEqual({ outcome: 'refused', reason: 'unknown' });
    }
  });

  test.each<[string, object]>([
    ['another answer', { answer: 'perhaps' }],
    ['a longer reason', { reason: 'x'.repeat(2001), answer: 'objected' }],
    ['a longer code', { code: 'x'.repeat(41) }],
    ['more', { extra: 1 }],
  ])('sends %s in vain', async (_, fields) => {
    const body = { token: 'A'.repeat(43), address: newClient(), code: 'A', answer: 'agreed', reason: '', ...fields };
    expect((await ask(sharedDraftApi.answer, body)).status).toBe(400);
  });
});

test('all languages that are submitted are asked about at once, and answered at once', async () => {
  const id = await newSubmitted();
  await client(chief, 'ru').update(id, announcement('О мероприятии'));
  const inRussian = createReviewClient('announcement', 'ru');
  await inRussian.act(chief, 'submit', id);
  const both = await newColleague(chief, 'Editor (uz)', { url: cms.url, name: 'Ikki tilli' });
  const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const ids = roles.filter(({ name }) => ['Editor (uz)', 'Editor (ru)'].includes(name)).map((role) => role.id);
  await chief.request('PUT', `/admin/users/${String(both.id)}`, { roles: ids });
  const { email, response, token } = await invite(id, { isOfAll: true }, both);
  expect((response.body as unknown as ReviewResponse).made.map(({ locale }) => locale)).toEqual(['uz', 'ru']);
  expect(await open(token, 'ru')).toMatchObject({ outcome: 'shown', approval: { locales: ['uz', 'ru'] } });
  expect(await open(token, 'en')).toEqual({ outcome: 'refused', reason: 'no-page' });
  await sendCode(token);
  await answer(token, await readCode(email));
  expect((await review.read(author, id)).submission?.decisions).toMatchObject([{ kind: 'agreed' }]);
  expect((await inRussian.read(chief, id)).submission?.decisions).toMatchObject([{ kind: 'agreed' }]);
});

test('what is deleted for good leaves no name or address of a person outside', async () => {
  const id = await newSubmitted();
  const { email } = await invite(id);
  expect(rowsWith(cms, 'ochiq_invitation', 'email', email)).toHaveLength(1);
  await chief.request('DELETE', `/content-manager/collection-types/api::announcement.announcement/${id}?locale=uz`);
  expect(rowsWith(cms, 'ochiq_invitation', 'email', email)).toHaveLength(1);
  await chief.request('DELETE', `/admin/deleted-entries/announcement/${id}`);
  expect(rowsWith(cms, 'ochiq_invitation', 'email', email)).toEqual([]);
  expect(rowsWith(cms, 'ochiq_token_link', 'document', id)).toEqual([]);
});

test('an invitation is not revoked by who may not read the entry', async () => {
  const id = await newSubmitted();
  await invite(id);
  const [invitation] = (await review.read(reviewer, id)).invitations;
  const stranger = await newColleague(chief, 'Editor (ru)', { url: cms.url, name: 'Ирина' });
  expect((await stranger.request('DELETE', `/admin/review/invitations/${String(invitation?.id)}`)).status).toBe(403);
  expect((await review.read(reviewer, id)).invitations[0]?.state).toBe('valid');
});

test('old reviews and the addresses in them are deleted after three years', async () => {
  const id = await newSubmitted();
  await invite(id);
  await review.act(author, 'withdraw', id);
  const late = new Date(Date.now() + (3 * 365 + 31) * 86_400_000).toISOString();
  expect(await runHosted('purge', { CMS_DATA_DIR: cms.data }, [late]).ended).toBe(0);
  expect([rowsWith(cms, 'ochiq_review_round', 'document', id), rowsWith(cms, 'ochiq_invitation', 'document', id)]).toEqual([[], []]);
});
