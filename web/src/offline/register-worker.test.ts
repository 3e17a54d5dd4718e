/** @jest-environment jsdom */
import { registerWorker } from './register-worker';

const postMessage = jest.fn();
const register = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});

it('tells the worker which page is read, once there is one', async () => {
  register.mockResolvedValueOnce({ active: null }).mockResolvedValueOnce({ active: { postMessage } });
  registerWorker();
  await Promise.resolve();
  expect(register).toHaveBeenCalledWith(expect.stringMatching(/\/sw\.js$/u));
  expect(postMessage).not.toHaveBeenCalled();
  registerWorker();
  await Promise.resolve();
  expect(postMessage).toHaveBeenCalledWith(window.location.href);
});

it('says nothing where no worker is to be had', async () => {
  const failed = Promise.reject(new Error('storage is closed'));
  register.mockReturnValueOnce(failed);
  registerWorker();
  await expect(failed).rejects.toThrow();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(registerWorker).not.toThrow();
});
