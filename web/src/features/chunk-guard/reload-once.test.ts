import { reloadOnce } from './reload-once';

const noon = Date.UTC(2026, 10, 20, 12);

function browser({ onLine = true } = {}) {
  const kept = new Map<string, string>();
  const reload = jest.fn();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { location: { reload }, sessionStorage, navigator: { onLine } };
}

it('reloads once in 60 seconds', () => {
  const reader = browser();
  expect([0, 1, 59_999, 60_000, 60_001].map((ms) => reloadOnce(reader, noon + ms))).toEqual([true, false, false, true, false]);
  expect(reader.location.reload).toHaveBeenCalledTimes(2);
});

it('keeps what is shown while there is no line', () => {
  const reader = browser({ onLine: false });
  expect(reloadOnce(reader, noon)).toBe(false);
  expect(reader.location.reload).not.toHaveBeenCalled();
});

it.each([
  ['is full', { getItem: () => null, setItem: () => forbid() }],
  ['cannot be read', { getItem: () => forbid(), setItem: () => undefined }],
])('does not reload where storage %s: nothing would stop a loop', (_, sessionStorage) => {
  const reader = { ...browser(), sessionStorage };
  expect(reloadOnce(reader, noon)).toBe(false);
  expect(reader.location.reload).not.toHaveBeenCalled();
});

it('does not reload where storage may not even be named', () => {
  const { location, navigator } = browser();
  const reader = {
    location,
    navigator,
    get sessionStorage(): Storage {
      return forbid();
    },
  };
  expect(reloadOnce(reader, noon)).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

function forbid(): never {
  throw new DOMException('no', 'SecurityError');
}
