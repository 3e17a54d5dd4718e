import { act, render, screen } from '@testing-library/react';

import { Announcement } from './announcement';
import { endProgress } from './navigation-progress';
import { onInitialClientRender, handleRouteUpdate } from './route-updates';

jest.mock('./navigation-progress', () => ({ endProgress: jest.fn() }));
jest.mock('./watch-navigation', () => ({ runFadeIn: jest.fn() }));

const place = (pathname: string, hash = '') => ({ pathname, hash });

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  render(
    <>
      <Announcement />
      <main>
        <h1>Savol-javob</h1>
        <h2 id="javob">Javob</h2>
      </main>
    </>,
  );
});

afterEach(() => {
  jest.useRealTimers();
});

const goTo = (to: string, hash = '') => {
  act(() => {
    handleRouteUpdate({ location: place(to, hash), prevLocation: place('/uz') });
    jest.advanceTimersByTime(100);
  });
};

it('focuses the heading, and announces it', () => {
  goTo('/uz/faq');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Savol-javob');
  expect(endProgress).toHaveBeenCalledTimes(1);
});

it('focuses the target of the hash', () => {
  goTo('/uz/faq', '#javob');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('focuses the heading where the target does not exist', () => {
  goTo('/uz/faq', '#nothing');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([null, place('/uz')])('leaves the reader alone who has come from outside or stays on the page', (prevLocation) => {
  handleRouteUpdate({ location: place('/uz'), prevLocation });
  jest.advanceTimersByTime(100);
  expect(document.body).toHaveFocus();
});

it('silences the announcement that Gatsby makes in English', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="gatsby-announcer" aria-live="assertive">Navigated to</div>');
  onInitialClientRender();
  const announcer = document.getElementById('gatsby-announcer');
  expect(announcer).toHaveAttribute('aria-live', 'off');
  expect(announcer).not.toBeVisible();
  announcer?.remove();
});
