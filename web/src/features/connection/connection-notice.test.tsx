import { act, screen } from '@testing-library/react';

import { serve } from '../../../test/serve';
import { show } from '../../../test/show';
import { ConnectionNotice } from './connection-notice';

const notice = () => screen.getByRole('status');
const line = jest.spyOn(navigator, 'onLine', 'get');

function become(state: 'online' | 'offline'): void {
  line.mockReturnValue(state === 'online');
  act(() => {
    window.dispatchEvent(new Event(state));
    // What waits for nothing but its turn.
    jest.advanceTimersByTime(1);
  });
}

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  line.mockReturnValue(true);
});

afterEach(() => {
  jest.useRealTimers();
});

it('exists and is empty while online', () => {
  show(<ConnectionNotice />);
  expect(notice()).toBeEmptyDOMElement();
  wait(10_000);
  expect(notice()).toBeEmptyDOMElement();
});

it('shows that the connection is lost, as long as it is', () => {
  show(<ConnectionNotice />);
  become('offline');
  expect(notice()).toHaveTextContent(/offline/u);
  wait(60_000);
  expect(notice()).toHaveTextContent(/offline/u);
});

it('shows for four seconds that the connection is restored', () => {
  show(<ConnectionNotice />);
  become('offline');
  become('online');
  expect(notice()).toHaveTextContent(/online/u);
  wait(3900);
  expect(notice()).toHaveTextContent(/online/u);
  wait(100);
  expect(notice()).toBeEmptyDOMElement();
});

it('shows a connection that is lost again meanwhile, and its return for the full time', () => {
  show(<ConnectionNotice />);
  become('offline');
  become('online');
  wait(3000);
  become('offline');
  expect(notice()).toHaveTextContent(/offline/u);
  wait(10_000);
  become('online');
  wait(3000);
  expect(notice()).toHaveTextContent(/online/u);
});

it('hydrates unchanged while offline, and then shows it', () => {
  line.mockReturnValue(false);
  const { takeOver } = serve(<ConnectionNotice />);
  expect(notice()).toBeEmptyDOMElement();
  takeOver();
  expect(notice()).toHaveTextContent(/offline/u);
});

it('removes its listeners when unmounted', () => {
  const { unmount } = show(<ConnectionNotice />);
  const removed = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(removed.mock.calls.map(([change]) => change)).toEqual(expect.arrayContaining(['online', 'offline']));
});
