import { reloadFromServer } from './reload-page';

function browserAt(href: string) {
  const storage = new Map<string, string>();
  const reload = jest.fn();
  const sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  };
  return { location: { href, reload }, sessionStorage };
}

it('loads an address again once, and not a second time', () => {
  const browser = browserAt('https://ochiq.example/ru/nope');
  reloadFromServer(browser);
  reloadFromServer(browser);
  expect(browser.location.reload).toHaveBeenCalledTimes(1);
});

it('reloads another address', () => {
  const browser = browserAt('https://ochiq.example/ru/nope');
  reloadFromServer(browser);
  reloadFromServer({ ...browser, location: { ...browser.location, href: 'https://ochiq.example/ru/other' } });
  expect(browser.location.reload).toHaveBeenCalledTimes(2);
});

it('does not reload where a loop could not be prevented', () => {
  const browser = browserAt('https://ochiq.example/ru/nope');
  const sessionStorage = {
    ...browser.sessionStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  reloadFromServer({ ...browser, sessionStorage });
  expect(browser.location.reload).not.toHaveBeenCalled();
});

it('does not reload where storage is forbidden', () => {
  const browser = browserAt('https://ochiq.example/ru/nope');
  Object.defineProperty(browser, 'sessionStorage', {
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  reloadFromServer(browser);
  expect(browser.location.reload).not.toHaveBeenCalled();
});
