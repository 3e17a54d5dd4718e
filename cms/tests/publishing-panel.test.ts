import { describeDuration, describeOverview, describePublication } from '../src/admin/publishing/describe-overview';
import { describeDocument } from '../src/admin/publishing/describe-document';
import { formatTashkentTime } from '../src/admin/publishing/format-tashkent-time';
import { pollWhileVisible } from '../src/admin/poll-while-visible';
import type { DocumentNews, DocumentPublishing, Overview } from '../src/content/publisher-client/publishing';

const at = '2026-11-20T10:03:12.000Z';
const news = (state: DocumentNews['state'], reason: string | null = null): DocumentNews => ({
  type: 'tag',
  documentId: 'a',
  locale: 'uz',
  state,
  at,
  reason,
  url: 'https://ochiq.example/x',
  undoneAt: null,
});
const publishing = (state: DocumentPublishing['state'], ...documents: DocumentNews[]): DocumentPublishing => ({
  state,
  reason: state === 'behind' ? 'The disk is full' : null,
  documents,
  broken: [],
});
const edited = { locale: 'uz', isPublished: true };
const draft = { locale: 'uz', isPublished: false };

describe('the status of a version in the side panel', () => {
  test.each(['queued', 'rendering', 'live', 'failed'] as const)('is that of the publisher: %s', (state) => {
    expect(describeDocument(publishing('live', news(state)), edited)).toMatchObject({ id: `ochiq.publishing.document.${state}`, at });
  });

  test('links to the page of a live version, and gives the reason of a failed one', () => {
    expect(describeDocument(publishing('live', news('live')), edited)).toMatchObject({ url: 'https://ochiq.example/x', tone: 'success' });
    expect(describeDocument(publishing('live', news('failed', 'A link leads nowhere')), edited)).toMatchObject({
      reason: 'A link leads nowhere',
      tone: 'danger',
    });
  });

  test('says that the page is live while the pages that mention it follow', () => {
    const ahead = { ...news('rendering'), following: 28 };
    const id = 'ochiq.publishing.document.following';
    expect(describeDocument(publishing('live', ahead), edited)).toMatchObject({ id, following: 28, reason: null });
    expect(describeDocument(publishing('behind', ahead), edited)).toMatchObject({ id, reason: 'The disk is full' });
  });

  test('shows an unpublished version as off the site once that is live, without a link', () => {
    expect(describeDocument(publishing('live', news('live')), draft)).toMatchObject({
      id: 'ochiq.publishing.document.gone',
      at,
      url: null,
    });
    expect(describeDocument(publishing('live', news('queued')), draft)).toMatchObject({ id: 'ochiq.publishing.document.queued' });
  });

  test('does not show an undone version as live', () => {
    const undone = { ...news('live'), undoneAt: '2026-11-20T11:00:00.000Z' };
    expect(describeDocument(publishing('live', undone), edited)).toMatchObject({
      id: 'ochiq.publishing.document.undone',
      at: '2026-11-20T11:00:00.000Z',
      url: null,
    });
    expect(describeDocument(publishing('live', { ...undone, state: 'queued' }), edited).id).toBe('ochiq.publishing.document.queued');
  });

  test('ignores other languages', () => {
    expect(describeDocument(publishing('live', news('failed')), { ...edited, locale: 'ru' }).id).toBe('ochiq.publishing.document.current');
  });

  test('gives the publisher’s reason for waiting versions', () => {
    expect(describeDocument(publishing('behind', news('queued')), edited)).toMatchObject({ reason: 'The disk is full' });
    expect(describeDocument(publishing('behind', news('live')), edited)).toMatchObject({ reason: null });
  });

  test.each([
    [publishing('live'), edited, 'ochiq.publishing.document.current'],
    [publishing('live'), draft, 'ochiq.publishing.document.draft'],
    [publishing('starting'), edited, 'ochiq.publishing.starting'],
    [publishing('behind'), edited, 'ochiq.publishing.behind'],
    [{ state: 'away' } as const, edited, 'ochiq.publishing.away'],
  ])('claims no more than is known without a report: %#', (told, version, id) => {
    expect(describeDocument(told, version).id).toBe(id);
  });
});

describe('the status on the home page', () => {
  const overview = (state: Overview['state'], queued: number): Overview => ({
    state,
    reason: state === 'behind' ? 'The disk is full' : null,
    pages: 988,
    held: [],
    queued,
    lagMs: 0,
    published: [],
    broken: { shown: [], others: 0 },
  });

  test.each([
    [{ state: 'away' } as const, 'ochiq.publishing.away', false],
    [overview('starting', 0), 'ochiq.publishing.starting', false],
    [overview('live', 0), 'ochiq.publishing.overview.live', false],
    [overview('live', 2), 'ochiq.publishing.overview.queue', false],
    [{ ...overview('live', 0), held: ['x'] }, 'ochiq.publishing.overview.held', false],
    [overview('behind', 0), 'ochiq.publishing.behind', false],
    [overview('behind', 2), 'ochiq.publishing.behind', true],
  ])('%#', (told, id, isQueueLeft) => {
    expect(describeOverview(told)).toMatchObject({ id, isQueueLeft });
  });

  test('gives the reason for a delay', () => {
    expect(describeOverview(overview('behind', 0)).reason).toBe('The disk is full');
  });
});

describe('the description of a publication', () => {
  const translate = (id: string, values?: Readonly<Record<string, string | number>>) => [id, ...Object.values(values ?? {})].join(' ');
  const labels = { getTypeLabel: (type: string) => `the ${type}` };

  test('names type and title', () => {
    const documents = [
      { type: 'tag', name: 'Geologiya' },
      { type: 'news', name: 'Yangilik' },
    ] as const;
    expect(describePublication({ documents: [...documents], more: 0 }, translate, labels)).toBe(`the tag: Geologiya; the news: Yangilik`);
    expect(describePublication({ documents: [documents[0]], more: 4 }, translate, labels)).toBe(
      `the tag: Geologiya; ochiq.publishing.row.more 4`,
    );
  });

  test('names the only entry of a type by the type, and languages of the same name once', () => {
    const documents = ['', '', 'Geologiya', 'Geologiya'].map((name) => ({ type: name === '' ? 'navigation' : 'tag', name }) as const);
    expect(describePublication({ documents, more: 0 }, translate, labels)).toBe('the navigation; the tag: Geologiya');
  });

  test('covers a full build', () => {
    expect(describePublication({ documents: [], more: 0 }, translate, labels)).toBe('ochiq.publishing.row.whole');
  });
});

test.each([
  ['2026-11-20T12:00:00Z', '15:03:12'],
  ['2026-11-20T18:59:59Z', '15:03:12'],
  ['2026-11-20T19:00:00Z', '20.11.2026 15:03'],
  ['2026-11-19T18:59:59Z', '20.11.2026 15:03'],
])('an instant, seen at %s, is %s in Tashkent', (now, expected) => {
  expect(formatTashkentTime(at, new Date(now))).toBe(expected);
});

describe('polling while the page is visible', () => {
  class Page extends EventTarget {
    visibilityState = 'visible';
    turn(state: 'visible' | 'hidden') {
      this.visibilityState = state;
      this.dispatchEvent(new Event('visibilitychange'));
    }
  }

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function start(respond: () => Promise<void> = () => Promise.resolve()) {
    const page = new Page();
    const look = jest.fn(respond);
    return { page, look, stop: pollWhileVisible(look, 2000, page) };
  }
  function startSlowly() {
    const waiting: (() => void)[] = [];
    const respond = () => {
      for (const resolve of waiting.splice(0)) resolve();
    };
    return { ...start(() => new Promise((resolve) => waiting.push(resolve))), answer: respond };
  }

  test('runs immediately and repeatedly, until it is stopped', async () => {
    const { look, stop } = start();
    expect(look).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(4000);
    expect(look).toHaveBeenCalledTimes(3);
    stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(look).toHaveBeenCalledTimes(3);
  });

  test('pauses while the page is hidden, and resumes immediately', async () => {
    const { page, look } = start();
    await jest.advanceTimersByTimeAsync(0);
    page.turn('hidden');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(look).toHaveBeenCalledTimes(1);
    page.turn('visible');
    expect(look).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(2000);
    expect(look).toHaveBeenCalledTimes(3);
  });

  test('never runs concurrently', async () => {
    const { page, look, answer, stop } = startSlowly();
    page.turn('hidden');
    page.turn('visible');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(look).toHaveBeenCalledTimes(1);
    answer();
    await jest.advanceTimersByTimeAsync(2000);
    expect(look).toHaveBeenCalledTimes(2);
    stop();
  });

  test('does not run again after a response that arrives after the stop', async () => {
    const { look, answer, stop } = startSlowly();
    stop();
    answer();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(look).toHaveBeenCalledTimes(1);
  });
});

describe('the duration of a publication', () => {
  const words = (took: { tookMs: number; ownPages?: { at: string; pages: number } }) =>
    describeDuration(
      { at: '2026-11-20T10:03:12.400Z', ...took },
      (id, values) => [id, ...Object.values(values ?? {})].join(' '),
      (ms) => String(ms / 1000),
    );

  test('is left out where it is unknown', () => {
    expect(words({ tookMs: 0 })).toEqual([]);
  });

  test('is one where all pages became live at once', () => {
    expect(words({ tookMs: 500 })).toEqual(['ochiq.publishing.row.took 0.5']);
  });

  test('has that of the entry’s own page where it was live first', () => {
    expect(words({ tookMs: 500, ownPages: { at: '2026-11-20T10:03:12.000Z', pages: 6 } })).toEqual([
      'ochiq.publishing.row.took.own 0.1 0.5',
    ]);
  });
});
