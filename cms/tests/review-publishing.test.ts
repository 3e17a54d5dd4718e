import { agreementPaths } from '../src/content/agreement/agreement';
import { editedFromHeader } from '../src/content/outdated/edited-from';
import { createEdgeClient } from './support/edge';
import { FakePublisher } from './support/fake-publisher';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { type Colleague, createReviewClient, getRefusal, newColleague, readNotices, reviewRuleOf, setRules } from './support/review';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';
import { sendFiles } from './support/send-file';
import { plain } from './support/upload-cases';

/** Every way to publish, each tried with a rule and without the approvals that it asks for. */

type Upload = Readonly<Record<string, unknown>> & { id: number; hash: string };

const publisher = new FakePublisher();
const minuteMs = 60_000;
const review = createReviewClient('tag');
let cms: OwnCms;
let chief: Editor;
let author: Colleague;
let reviewer: Colleague;
let count = 0;

beforeAll(async () => {
  await publisher.start();
  cms = await ownCms('review-publishing', { SCHEDULE_MS: '50', PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  author = await newColleague(chief, 'Editor (uz)', { url: cms.url, name: 'Malika', language: 'en' });
  reviewer = await newColleague(chief, 'Editor (uz)', { url: cms.url, name: 'Otabek', language: 'en' });
  await setRules(chief, [reviewRuleOf('tag')]);
});
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

const tag = (name = 'Yorliq') => ({ name, slug: `tekshiruv-${String((count += 1))}` });
const tags = (by: Editor = author, locale = 'uz') => createEntriesClient(by, 'tag', locale);
const newTag = async () => getDocumentId(await tags().create(tag()));
const countPublished = (document: string, table = 'tags') =>
  rowsWith(cms, table, 'document_id', document).filter((row) => row['published_at'] !== null).length;
const approve = async (document: string) => {
  expect((await review.act(author, 'submit', document)).status).toBe(200);
  expect((await review.act(reviewer, 'approve', document)).status).toBe(200);
};
const bulkPublish = (documentIds: readonly string[], by: Editor = author, type = 'tag') =>
  by.request('POST', `/content-manager/collection-types/api::${type}.${type}/actions/bulkPublish?locale=uz`, { documentIds });
const expectRefused = (response: Parameters<typeof getRefusal>[0]) => {
  const refusal = getRefusal(response);
  expect(refusal).toMatchObject({ status: 403, code: 'not-approved' });
  return refusal.message;
};

test('the form of a draft publishes nothing, and says what is missing and who may approve', async () => {
  const id = await newTag();
  const message = expectRefused(await tags().publish(id));
  expect(message).toBe(
    '“Yorliq” (uz) can’t be published yet: one other person has to approve it. Submit it for review first. It can be approved by Ochiq Administrator, Otabek.',
  );
  expect(countPublished(id)).toBe(0);
  await approve(id);
  expect((await tags().publish(id)).status).toBe(200);
  expect(countPublished(id)).toBe(1);
});

test('the refusal is in the language of the reader', async () => {
  const id = await newTag();
  await author.request('PUT', '/admin/users/me', { preferedLanguage: 'ru' });
  expect(expectRefused(await tags().publish(id))).toMatch(/^Запись «Yorliq» \(uz\) пока нельзя опубликовать/u);
  await author.request('PUT', '/admin/users/me', { preferedLanguage: 'uz' });
  expect(expectRefused(await tags().publish(id))).toMatch(/^“Yorliq” \(uz\) yozuvini hali eʼlon qilib boʻlmaydi/u);
  await author.request('PUT', '/admin/users/me', { preferedLanguage: 'en' });
});

test('the form of a new entry neither publishes nor saves it', async () => {
  const before = cms.database.rows('tags').length;
  expectRefused(await tags().createAndPublish(tag()));
  expect(cms.database.rows('tags')).toHaveLength(before);
});

test('a form with another text than the approved one publishes nothing, and leaves the approval as it was', async () => {
  const id = await newTag();
  await approve(id);
  expectRefused(await tags().publish(id, { name: 'Boshqa' }));
  expect(countPublished(id)).toBe(0);
  expect(await review.read(author, id)).toMatchObject({ state: 'approved', isVoid: false });
  expect((await tags().publish(id, { name: 'Yorliq' })).status).toBe(200);
});

test('a list publishes all of its entries, or none', async () => {
  const [approved, other] = [await newTag(), await newTag()];
  await approve(approved);
  expectRefused(await bulkPublish([approved, other]));
  expect([countPublished(approved), countPublished(other)]).toEqual([0, 0]);
  expect((await bulkPublish([approved])).status).toBe(200);
  expect(countPublished(approved)).toBe(1);
});

test('a list with an entry that readers see as it is needs no approval for it', async () => {
  const id = await newTag();
  await approve(id);
  await tags().publish(id);
  expect((await bulkPublish([id])).status).toBe(200);
});

test('several languages at once are each looked at', async () => {
  const id = await newTag();
  await createEntriesClient(chief, 'tag', 'ru').update(id, { name: 'Ярлык', slug: tag().slug });
  await approve(id);
  const path = '/content-manager/collection-types/api::tag.tag/actions/bulkPublish?locale=uz&locale=ru';
  const message = expectRefused(await chief.request('POST', path, { documentIds: [id] }));
  expect(message).toContain('(ru)');
  expect(countPublished(id)).toBe(0);
});

test('an administrator needs the approval of another person, too', async () => {
  const id = getDocumentId(await tags(chief).create(tag()));
  expectRefused(await tags(chief).publish(id));
  await review.act(chief, 'submit', id);
  expect(getRefusal(await review.act(chief, 'approve', id)).code).toBe('own-version');
  expectRefused(await tags(chief).publish(id));
});

test('the only entry of a type needs it as well', async () => {
  await setRules(chief, [reviewRuleOf('tag'), reviewRuleOf('navigation')]);
  const menu = [{ id: 'a', target: 'route:about', labels: { uz: 'Biz haqimizda' }, hidden: [], items: [] }];
  const navigation = createEntriesClient(author, 'navigation', 'uz');
  expect(expectRefused(await navigation.publish('', { institution: menu, government: menu }))).toMatch(
    /^“[^”]+” \(uz\) can’t be published yet/u,
  );
  await setRules(chief, [reviewRuleOf('tag')]);
});

describe('a plan', () => {
  const add = (document: string, minutes = 10) => {
    const minute = new Date((Math.floor(Date.now() / minuteMs) + minutes) * minuteMs).toISOString();
    return author.request('POST', '/admin/schedule', { type: 'tag', document, locale: 'uz', action: 'publish', minute });
  };
  const reachMinute = async (document: string) => {
    cms.database.run(`UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 1000)} WHERE document = '${document}'`);
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      const states = rowsWith(cms, 'ochiq_schedule', 'document', document).map(({ state }) => state);
      if (!states.includes('waiting')) return states;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The plan was not carried out in time');
  };

  test('is not made without an approval', async () => {
    const id = await newTag();
    expectRefused(await add(id));
    expect(rowsWith(cms, 'ochiq_schedule', 'document', id)).toEqual([]);
  });

  test('publishes what is approved at its minute', async () => {
    const id = await newTag();
    await approve(id);
    expect((await add(id)).status).toBe(200);
    expect(await reachMinute(id)).toEqual(['done']);
    expect([countPublished(id), (await review.read(author, id)).state]).toEqual([1, 'published']);
  });

  test('of which the approval is void publishes nothing, and its planner is told twice: when it is void, and at the minute', async () => {
    const id = await newTag();
    await approve(id);
    expect((await add(id)).status).toBe(200);
    await tags(reviewer).update(id, { name: 'Oʻzgardi' });
    expect((await readNotices(author))[0]).toMatchObject({ kind: 'void', document: id, by: 'Otabek', title: 'Oʻzgardi' });
    expect(await reachMinute(id)).toEqual(['failed']);
    expect(countPublished(id)).toBe(0);
    const kinds = (await readNotices(author)).filter(({ document }) => document === id).map(({ kind }) => kind);
    expect(kinds).toEqual(['not-published', 'void']);
  });

  test('publishes what another language says differently, as a form and a list do: who publishes is asked, and never refused', async () => {
    const name = '12 ta quduq';
    const newDifferent = async () => {
      const id = getDocumentId(await tags().create({ ...tag(), name }));
      await createEntriesClient(chief, 'tag', 'ru').update(id, { ...tag(), name: '15 скважин' });
      await approve(id);
      const form = { type: 'tag', document: id, locale: 'uz', values: { name } };
      expect((await chief.request('POST', agreementPaths.compare, form)).body).toMatchObject({ open: [{ own: { text: '12' } }] });
      return id;
    };
    const [byForm, byList, byPlan] = [await newDifferent(), await newDifferent(), await newDifferent()];
    expect((await tags().publish(byForm, { name })).status).toBe(200);
    expect((await bulkPublish([byList])).status).toBe(200);
    expect((await add(byPlan)).status).toBe(200);
    expect(await reachMinute(byPlan)).toEqual(['done']);
    expect([byForm, byList, byPlan].map((id) => countPublished(id))).toEqual([1, 1, 1]);
  });

  test('publishes nothing where a rule came after it', async () => {
    await setRules(chief, []);
    const id = await newTag();
    expect((await add(id)).status).toBe(200);
    await setRules(chief, [reviewRuleOf('tag')]);
    expect(await reachMinute(id)).toEqual(['failed']);
    expect(countPublished(id)).toBe(0);
  });
});

test('an earlier version that is restored has to be approved again', async () => {
  const id = await newTag();
  await approve(id);
  await tags().publish(id);
  await tags().update(id, { name: 'Ikkinchi' });
  await approve(id);
  const versions = (await author.request('GET', `/admin/history?type=tag&document=${id}&locale=uz`)).body['versions'] as { id: number }[];
  const first = versions.at(-1)?.id;
  const restored = await author.request('POST', `/admin/history/api::tag.tag/${id}/restore`, { locale: 'uz', version: first });
  expect(restored.status).toBe(200);
  // What readers see is restored: nothing is published by that which they don't see already.
  expect(await review.read(author, id)).toMatchObject({ state: 'published' });
  await tags().update(id, { name: 'Uchinchi' });
  expectRefused(await tags().publish(id));
});

test('what comes back from the trash is a draft without an approval', async () => {
  const id = await newTag();
  await approve(id);
  await tags().remove(id);
  expect((await chief.request('POST', `/admin/deleted-entries/tag/${id}/restore`, { slugs: {} })).status).toBe(200);
  expect(await review.read(author, id)).toMatchObject({ state: 'draft', submission: null });
  expectRefused(await tags().publish(id));
});

test('a copy is a draft of its own', async () => {
  const id = await newTag();
  await approve(id);
  const { body } = await author.request('POST', `/admin/duplicate/tag/${id}`, { locale: 'uz' });
  const copy = JSON.stringify(body).match(/"document":"(?<id>\w+)"/u)?.groups?.['id'] ?? '';
  expect(copy).not.toBe('');
  expect((await review.read(author, copy)).state).toBe('draft');
  expectRefused(await tags().publish(copy));
});

test('no query publishes with a save', async () => {
  const id = await newTag();
  await author.request('PUT', `/content-manager/collection-types/api::tag.tag/${id}?locale=uz&status=published`, { name: 'Yangi' });
  await author.request('POST', `/content-manager/collection-types/api::tag.tag?locale=uz&status=published`, tag('Soʻrov'));
  await author.request('PUT', `/content-manager/collection-types/api::tag.tag/${id}?locale=uz`, { name: 'Yangi', publishedAt: new Date() });
  expect(countPublished(id)).toBe(0);
  expect(rowsWith(cms, 'tags', 'name', 'Soʻrov').filter((row) => row['published_at'] !== null)).toEqual([]);
});

describe('a token', () => {
  test('of the panel publishes nothing without an approval, and gives none', async () => {
    const permissions = ['explorer.read', 'explorer.update', 'explorer.publish', 'explorer.review'].map((right) => ({
      action: `plugin::content-manager.${right}`,
      subject: 'api::tag.tag',
      properties: { locales: ['uz'], ...(right === 'explorer.update' ? { fields: ['name', 'slug'] } : {}) },
      conditions: [],
    }));
    const made = await chief.request('POST', '/admin/admin-tokens', {
      name: 'Robot',
      description: '',
      lifespan: null,
      adminPermissions: permissions,
    });
    const key = (made.body.data as { accessKey?: string } | undefined)?.accessKey;
    expect([made.status, typeof key]).toEqual([201, 'string']);
    const id = await newTag();
    const by = { authorization: `Bearer ${String(key)}`, 'content-type': 'application/json', [editedFromHeader]: '*' };
    const ask = (path: string, body: object) => fetch(cms.url + path, { method: 'POST', headers: by, body: JSON.stringify(body) });
    const published = await ask(`/content-manager/collection-types/api::tag.tag/${id}/actions/publish?locale=uz`, {});
    expect(published.status).toBe(403);
    expect(countPublished(id)).toBe(0);
    await review.act(author, 'submit', id);
    const { version } = await review.read(author, id);
    const approved = await ask('/admin/review/approve', { type: 'tag', document: id, locale: 'uz', version });
    expect([401, 403]).toContain(approved.status);
    expect((await review.read(author, id)).state).toBe('submitted');
  });

  test('of the content API writes nothing', async () => {
    const made = await chief.request('POST', '/admin/api-tokens', { name: 'Full', description: '', lifespan: null, type: 'full-access' });
    const { accessKey } = made.body.data as { accessKey: string };
    const headers = { authorization: `Bearer ${accessKey}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ data: tag('Token') });
    const statuses = [
      await fetch(`${cms.url}/api/tags?locale=uz&status=published`, { method: 'POST', headers, body }),
      await fetch(`${cms.url}/api/tags/${await newTag()}?locale=uz`, { method: 'PUT', headers, body }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([405, 405]);
    expect(rowsWith(cms, 'tags', 'name', 'Token')).toEqual([]);
  });
});

describe('an undo', () => {
  const publication = {
    ...{ number: 7, at: new Date().toISOString(), pages: 1, tookMs: 5, undoes: null, documentCount: 1 },
    ...{ documents: [{ type: 'tag', name: 'Yorliq' } as const], kinds: [{ type: 'tag', locale: 'uz' } as const] },
  };
  const undo = (by: Editor, body: object = {}) => by.request('POST', '/admin/publishing/undo/7', body as Record<string, unknown>);

  test('of entries that need approvals is refused, but to who may skip the rule with a reason', async () => {
    publisher.is({ published: [publication] });
    expect(getRefusal(await undo(author))).toMatchObject({ status: 403, code: 'not-approved' });
    expect(publisher.asked).toEqual([]);
    await setRules(chief, [reviewRuleOf('tag', { skippedBy: ['strapi-super-admin'] })]);
    expect(getRefusal(await undo(chief))).toMatchObject({ status: 403, code: 'not-approved' });
    expect(getRefusal(await undo(author, { reason: 'Xato' }))).toMatchObject({ status: 403, code: 'not-approved' });
    await undo(chief, { reason: 'Xato chiqib ketdi' });
    expect(publisher.asked).toEqual(['POST /undo/7']);
    await setRules(chief, [reviewRuleOf('tag')]);
  });
});

describe('what follows from something else', () => {
  const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }];
  const newCategory = async () => getDocumentId(await createEntriesClient(author, 'category', 'uz').createAndPublish(tag('Rukn')));
  const newNews = async (category: string) =>
    getDocumentId(
      await createEntriesClient(author, 'news', 'uz').createAndPublish({
        ...{ title: 'Xabar', slug: tag().slug, summary: 'Qisqacha.', body: text, date: '2026-11-20', pinned: false },
        category: { set: [{ documentId: category }] },
      }),
    );
  afterEach(() => setRules(chief, [reviewRuleOf('tag')]));

  test('a replacement in an entry that needs approvals is refused with what is removed', async () => {
    const [old, other] = [await newCategory(), await newCategory()];
    const news = await newNews(old);
    await setRules(chief, [reviewRuleOf('news')]);
    const removed = await createEntriesClient(author, 'category', 'uz').remove(old, `replace:${other}`);
    expect([removed.status, removed.body.error?.message]).toEqual([
      403,
      expect.stringContaining('entries that need an approval for every change'),
    ]);
    expect(rowsWith(cms, 'categories', 'document_id', old)).not.toEqual([]);
    expect(countPublished(news, 'news_items')).toBe(1);
  });

  test('a redirect from an old address is published by the CMS itself', async () => {
    const category = await newCategory();
    await newNews(category);
    await setRules(chief, [reviewRuleOf('redirect')]);
    expect((await createEntriesClient(author, 'category', 'uz').publish(category, tag('Rukn'))).status).toBe(200);
    expect(cms.database.rows('redirects').filter((row) => row['published_at'] !== null)).not.toEqual([]);
    const made = await createEntriesClient(author, 'redirect', 'uz').createAndPublish({ from: '/eski', to: '/uz', permanent: true });
    expectRefused(made);
  });

  test('a comment that a moderator approves is published', async () => {
    const news = await newNews(await newCategory());
    await setRules(chief, [reviewRuleOf('news-comment')]);
    const around = { address: '203.0.113.77', language: 'uz' } as const;
    await createEdgeClient(cms.url).send('comment', { news, name: 'Ildar', content: 'Yaxshi' }, around);
    const comment = String(cms.database.rows('comments').at(-1)?.['document_id']);
    const decided = await chief.request('PUT', `/content-manager/collection-types/api::comment.comment/${comment}`, { stage: 'approved' });
    expect(decided.status).toBe(200);
    expect(rowsWith(cms, 'news_comments', 'content', 'Yaxshi').filter((row) => row['published_at'] !== null)).toHaveLength(1);
  });

  test('a page that leaves a part of the tree satisfies the rule of that part, too', async () => {
    const pages = createEntriesClient(author, 'page', 'uz');
    const page = (slug: string, parent: string) => ({ title: `Sahifa ${slug}`, slug, parent, blocks: [] });
    const above = getDocumentId(await pages.createAndPublish(page('qatiy', 'section:activities')));
    const below = getDocumentId(await pages.createAndPublish(page('ichki', `page:${above}`)));
    await setRules(chief, [reviewRuleOf('page', { section: `page:${above}` })]);
    expectRefused(await pages.publish(below, page('ichki', 'section:audit')));
    expectRefused(await pages.publish(above, page('qatiy', 'section:audit')));
    const free = await pages.createAndPublish(page('erkin', 'section:audit'));
    expect(free.status).toBe(200);
    expectRefused(await pages.publish(getDocumentId(free), page('erkin', `page:${above}`)));
  });
});

test('a file that gets other content after the approval has to be approved again, also where a text shows it', async () => {
  await setRules(chief, [reviewRuleOf('tag'), reviewRuleOf('person')]);
  let width = 60;
  const put = async (address = '/upload') => {
    const bytes = await plain((width += 1))
      .png()
      .toBuffer();
    const { body } = await sendFiles(cms.url, author, address, [{ name: 'surat.png', bytes }]);
    return [body as unknown as Upload | Upload[]].flat()[0] as Upload;
  };
  const picture = await put();
  const image = { type: 'image', image: picture, children: [{ type: 'text', text: '' }] };
  const people = createEntriesClient(author, 'person', 'uz');
  const shared = { position: 'Muhandis', group: 'team', order: 900, acting: false, receptionDays: [], laborActivity: [] };
  for (const shown of [{ photo: { image: picture.id, alt: 'Surat' } }, { biography: [image] }]) {
    const slug = `surat-${String((count += 1))}`;
    const id = getDocumentId(await people.create({ ...shared, name: 'Sardor', slug, ...shown }));
    const ofPeople = createReviewClient('person');
    expect((await ofPeople.act(author, 'submit', id)).status).toBe(200);
    expect((await ofPeople.act(reviewer, 'approve', id)).body).toMatchObject({ state: 'approved' });
    expect(await put(`/upload?id=${String(picture.id)}`)).toMatchObject({ id: picture.id, hash: picture.hash });
    expect(await ofPeople.read(author, id)).toMatchObject({ state: 'draft', isVoid: true });
    expectRefused(await people.publish(id));
  }
});

describe('the emergency banner', () => {
  test('needs no second person by any rule, and all who are responsible are told', async () => {
    expect((await setRules(chief, [reviewRuleOf('alert')])).status).toBe(400);
    const alert = createEntriesClient(author, 'alert', 'uz');
    const response = await alert.publish('', { text: 'Suv toshqini xavfi', level: 'danger' });
    expect(response.status).toBe(200);
    const told = (await readNotices(reviewer)).find(({ kind }) => kind === 'alert');
    expect(told).toMatchObject({ type: 'alert', locale: 'uz', by: 'Malika', note: 'Suv toshqini xavfi' });
    expect((await readNotices(chief)).some(({ kind }) => kind === 'alert')).toBe(true);
    expect((await readNotices(author)).some(({ kind }) => kind === 'alert')).toBe(false);
  });
});

test('without a rule nothing has to be reviewed', async () => {
  await setRules(chief, []);
  const id = await newTag();
  expect(await review.read(author, id)).toMatchObject({ state: 'draft', needed: { approvals: 0, outside: 'none' }, publishRefusal: null });
  expect(getRefusal(await review.act(author, 'submit', id)).code).toBe('not-needed');
  expect((await tags().publish(id)).status).toBe(200);
});
