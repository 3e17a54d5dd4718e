import { behaviour } from '@ochiq/contract/behaviour';
import { act, screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { NavigationProgress } from './navigation-progress';
import { beginProgress, endProgress } from './progress-state';

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
