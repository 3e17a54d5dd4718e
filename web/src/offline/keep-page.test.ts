/** @jest-environment jsdom */
import { keepPage } from './keep-page';

const postMessage = jest.fn();
const register = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});

it('tells the worker which page is read, once there is one', async () => {
  register.mockResolvedValueOnce({ active: null }).mockResolvedValueOnce({ active: { postMessage } });
  keepPage();
  await Promise.resolve();
  expect(register).toHaveBeenCalledWith(expect.stringMatching(/\/sw\.js$/u));
  expect(postMessage).not.toHaveBeenCalled();
  keepPage();
  await Promise.resolve();
  expect(postMessage).toHaveBeenCalledWith(window.location.href);
});

it('says nothing where no worker is to be had', async () => {
  const failed = Promise.reject(new Error('storage is closed'));
  register.mockReturnValueOnce(failed);
  keepPage();
  await expect(failed).rejects.toThrow();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(keepPage).not.toThrow();
});
