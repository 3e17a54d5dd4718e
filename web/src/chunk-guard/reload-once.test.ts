import { mayReload, reloadOnce } from './reload-once';

const now = Date.UTC(2026, 10, 20);

it.each([
  ['never before', 0, true],
  ['60 seconds ago', now - 60_000, true],
  ['a moment less ago', now - 59_999, false],
  ['just now', now, false],
  ['by a clock that was set back since', now + 3_600_000, true],
  ['at no time that can be read', Number.NaN, true],
])('reloaded %s: %p → %p', (_, last, allowed) => {
  expect(mayReload(now, last)).toBe(allowed);
});

const noon = Date.UTC(2026, 10, 20, 12);

function browser({ onLine = true, kept = new Map<string, string>(), locks = {} } = {}) {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { location: { reload: jest.fn(), assign: jest.fn() }, localStorage, navigator: { onLine, ...locks } };
}

/** The locks of one browser, which its tabs share. */
function lockManager() {
  let isLocked = false;
  const request = (_: string, __: LockOptions, work: (lock: object | null) => Promise<void> | undefined) => {
    const lockResult = work(isLocked ? null : {});
    isLocked ||= lockResult !== undefined;
    return Promise.resolve(lockResult);
  };
  return { locks: { request: request as unknown as LockManager['request'] } };
}

it('reloads once in 60 seconds', async () => {
  const reader = browser();
  const answers: boolean[] = [];
  for (const ms of [0, 1, 59_999, 60_000, 60_001]) answers.push(await reloadOnce(reader, { now: noon + ms }));
  expect(answers).toEqual([true, false, false, true, false]);
  expect(reader.location.reload).toHaveBeenCalledTimes(2);
});

it('counts the loads of all tabs together', async () => {
  const storage = new Map<string, string>();
  const [one, other] = [browser({ kept: storage }), browser({ kept: storage })];
  expect([await reloadOnce(one, { now: noon }), await reloadOnce(other, { now: noon + 10 })]).toEqual([true, false]);
});

it('lets one of several tabs load that fail at the same moment, before one sees what another has stored', async () => {
  const locks = lockManager();
  const tabs = [browser({ locks }), browser({ locks }), browser({ locks })];
  expect(await Promise.all(tabs.map((tab) => reloadOnce(tab, { now: noon })))).toEqual([true, false, false]);
});

it('does not reload where locks are forbidden', async () => {
  const reader = browser({ locks: { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } } });
  expect(await reloadOnce(reader, { now: noon })).toBe(false);
});

it('loads another page in place of the one that is shown', async () => {
  const { location, ...rest } = browser();
  expect(await reloadOnce({ location, ...rest }, { now: noon, address: '/en/faq?page=2' })).toBe(true);
  expect(location.assign).toHaveBeenCalledWith('/en/faq?page=2');
  expect(location.reload).not.toHaveBeenCalled();
});

it('does not reload while offline', async () => {
  const reader = browser({ onLine: false });
  expect(await reloadOnce(reader, { now: noon })).toBe(false);
  expect(reader.location.reload).not.toHaveBeenCalled();
});

it('has the service worker answer for another page while there is no line, and never for the one that is shown', async () => {
  const reader = browser({ onLine: false, locks: { serviceWorker: { controller: {} } } });
  expect(await reloadOnce(reader, { now: noon })).toBe(false);
  expect(await reloadOnce(reader, { now: noon, address: '/en/faq' })).toBe(true);
  expect(reader.location.assign).toHaveBeenCalledWith('/en/faq');
  const alone = browser({ onLine: false, locks: { serviceWorker: { controller: null } } });
  expect(await reloadOnce(alone, { now: noon, address: '/en/faq' })).toBe(false);
});

it.each([
  ['is full', { getItem: () => null, setItem: () => forbid() }],
  ['cannot be read', { getItem: () => forbid(), setItem: () => undefined }],
])('does not reload where storage %s: nothing would stop a loop', async (_, localStorage) => {
  const reader = { ...browser(), localStorage };
  expect(await reloadOnce(reader, { now: noon })).toBe(false);
  expect(reader.location.reload).not.toHaveBeenCalled();
});

it('does not reload where storage may not even be named', async () => {
  const { location, navigator } = browser();
  const reader = {
    location,
    navigator,
    get localStorage(): Storage {
      return forbid();
    },
  };
  expect(await reloadOnce(reader, { now: noon })).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

function forbid(): never {
  throw new DOMException('no', 'SecurityError');
}
