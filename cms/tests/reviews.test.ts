import { listDueReviews, type ReviewedPage } from '../src/content/reviews/list-due-reviews';
import type { DueReview } from '../src/content/reviews/review';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, getDocumentId, type Editor } from './support/panel';
import { shared } from './support/shared';

const page = (documentId: string, reviewOn: string | null, fields: Partial<ReviewedPage> = {}): ReviewedPage => ({
  ...{ documentId, locale: 'uz', title: documentId, reviewOn, owner: null },
  ...fields,
});

test('lists what is due today and within thirty days, the longest overdue first', () => {
  const pages = [
    page('soon', '2026-12-26'),
    page('later', '2026-12-27'),
    page('never', null),
    page('today', '2026-11-26'),
    page('tomorrow', '2026-11-27'),
    page('long ago', '2025-01-01'),
  ];
  expect(listDueReviews(pages, '2026-11-26').map(({ document, isDue }) => [document, isDue])).toEqual([
    ['long ago', true],
    ['today', true],
    ['tomorrow', false],
    ['soon', false],
  ]);
});

test('lists a page once, by the first language that the user may read', () => {
  const inRussian = page('a', '2026-01-01', { locale: 'ru', title: 'А' });
  expect(listDueReviews([inRussian, page('a', '2026-01-01')], '2026-11-26')).toMatchObject([{ locale: 'uz', title: 'a' }]);
  expect(listDueReviews([inRussian], '2026-11-26')).toMatchObject([{ locale: 'ru', title: 'А' }]);
});

describe('the list of the panel', () => {
  const chief = administrator();
  let russian: Editor;
  let moderator: Editor;
  let due = '';
  const list = async (editor: Editor) => (await editor.request('GET', '/admin/reviews')).body['reviews'] as DueReview[];

  beforeAll(async () => {
    russian = await newEditor(chief, 'Editor (ru)');
    moderator = await newEditor(chief, 'Appeals and messages');
    const units = createEntriesClient(chief, 'unit', 'uz');
    const unit = getDocumentId(await units.create({ name: 'Egasi', slug: 'egasi-sinov' }));
    const pages = createEntriesClient(chief, 'page', 'uz');
    const values = { slug: 'koʻrik'.replace('ʻ', ''), blocks: [], reviewOn: '2020-01-01', owner: { set: [{ documentId: unit }] } };
    due = getDocumentId(await pages.create({ ...values, title: 'Koʻrikka' }));
    await pages.create({ title: 'Keyin', slug: 'keyin-korik', blocks: [], reviewOn: '2100-01-01' });
  });

  test('names the page, its day and the unit that owns it', async () => {
    expect((await list(chief)).filter(({ document }) => document === due)).toMatchObject([
      { title: 'Koʻrikka', locale: 'uz', reviewOn: '2020-01-01', isDue: true, owner: { name: 'Egasi' } },
    ]);
    expect((await list(chief)).map(({ title }) => title)).not.toContain('Keyin');
  });

  test('has nothing that the user may not read: neither another language, nor for who only answers citizens', async () => {
    expect((await list(russian)).map(({ document }) => document)).not.toContain(due);
    expect(await list(moderator)).toEqual([]);
    expect((await fetch(`${shared.get().url}/admin/reviews`)).status).toBe(401);
  });

  test('a page with a new day is listed no more', async () => {
    await createEntriesClient(chief, 'page', 'uz').update(due, { reviewOn: '2100-01-01' });
    expect((await list(chief)).map(({ document }) => document)).not.toContain(due);
  });
});
