import { behaviour } from '@ochiq/contract/behaviour';
import { act, screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { beginProgress, endProgress, getProgress, NavigationProgress, skipProgress, watchProgress } from './navigation-progress';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  endProgress();
  jest.runAllTimers();
  jest.useRealTimers();
});

it('shows nothing of a navigation that ends soon', () => {
  beginProgress();
  jest.advanceTimersByTime(behaviour.progressThrottleMs - 1);
  endProgress();
  jest.advanceTimersByTime(10_000);
  expect(getProgress()).toBe('none');
});

it('shows one that lasts, and hides it a while after its end', () => {
  beginProgress();
  jest.advanceTimersByTime(behaviour.progressThrottleMs);
  expect(getProgress()).toBe('moving');
  endProgress();
  jest.advanceTimersByTime(behaviour.progressHideMs - 1);
  expect(getProgress()).toBe('arrived');
  jest.advanceTimersByTime(1);
  expect(getProgress()).toBe('none');
});

it('continues with the next navigation while the last one is still visible', () => {
  beginProgress();
  jest.advanceTimersByTime(behaviour.progressThrottleMs);
  endProgress();
  beginProgress();
  jest.advanceTimersByTime(behaviour.progressThrottleMs);
  expect(getProgress()).toBe('moving');
  jest.advanceTimersByTime(behaviour.progressHideMs);
  expect(getProgress()).toBe('moving');
});

it('notifies listeners until they unsubscribe', () => {
  const listener = jest.fn();
  const stop = watchProgress(listener);
  beginProgress();
  jest.advanceTimersByTime(behaviour.progressThrottleMs);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  endProgress();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('stays hidden when the page loads before it was shown, and visible when it was', () => {
  beginProgress();
  skipProgress();
  jest.advanceTimersByTime(10_000);
  expect(getProgress()).toBe('none');
  beginProgress();
  jest.advanceTimersByTime(behaviour.progressThrottleMs);
  skipProgress();
  expect(getProgress()).toBe('moving');
});

const animated = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  animated.mockClear();
  Object.assign(Element.prototype, { animate: animated });
});

afterEach(() => {
  jest.useRealTimers();
});

const begin = ({ reduced }: { reduced: boolean }) => {
  Object.assign(window, { matchMedia: () => ({ matches: reduced }) });
  show(<NavigationProgress />);
  act(() => {
    beginProgress();
    jest.advanceTimersByTime(behaviour.progressThrottleMs);
  });
};

it('is a named progress bar while a page is on its way, over its nominal time', () => {
  begin({ reduced: false });
  expect(screen.getByRole('progressbar')).toHaveAccessibleName();
  expect(animated.mock.calls[0]).toEqual([expect.anything(), expect.objectContaining({ duration: behaviour.progressDurationMs })]);
  act(() => {
    endProgress();
    jest.advanceTimersByTime(behaviour.progressHideMs);
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('stands still for a reader who wants no motion', () => {
  begin({ reduced: true });
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(animated).not.toHaveBeenCalled();
  act(() => {
    endProgress();
    jest.runAllTimers();
  });
});
