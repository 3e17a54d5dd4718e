import { behaviour } from '@ochiq/contract/behaviour';
import { act, fireEvent, screen } from '@testing-library/react';

import { serve } from '../../../test/serve';
import { show } from '../../../test/show';
import { mainId } from '../../components/skip-link/skip-link';
import { ScrollToTop } from './scroll-to-top';

const button = () => screen.getByRole('button');
const focus = jest.spyOn(HTMLElement.prototype, 'focus');

function scroll(windows: number): void {
  Object.assign(window, { scrollY: window.innerHeight * windows });
  fireEvent.scroll(window);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollY: 0, scrollTo: jest.fn(), matchMedia: () => ({ matches: false }) });
});

afterEach(() => {
  jest.clearAllMocks();
  jest.useRealTimers();
});

it('is shown from a window’s height below the top', () => {
  show(<ScrollToTop />);
  expect(button()).toHaveAttribute('data-shown', 'false');
  scroll(1);
  expect(button()).toHaveAttribute('data-shown', 'false');
  scroll(1.1);
  expect(button()).toHaveAttribute('data-shown', 'true');
  expect(button()).toHaveAccessibleName();
  scroll(0.2);
  expect(button()).toHaveAttribute('data-shown', 'false');
});

it('follows a window that changes its height', () => {
  show(<ScrollToTop />);
  scroll(0.8);
  const height = window.innerHeight;
  Object.assign(window, { innerHeight: height / 2 });
  fireEvent(window, new Event('resize'));
  expect(button()).toHaveAttribute('data-shown', 'true');
  Object.assign(window, { innerHeight: height });
});

it('takes the focus to the content, without scrolling there, once it has arrived', () => {
  show(
    <>
      <main id={mainId} tabIndex={-1} />
      <ScrollToTop />
    </>,
  );
  scroll(3);
  fireEvent.click(button());
  expect(focus).not.toHaveBeenCalled();
  act(() => {
    jest.advanceTimersByTime(behaviour.scrollToTopMs + 20);
  });
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('is not in the page that is served, and comes to one that is far down already', () => {
  scroll(3);
  const { container, takeOver } = serve(<ScrollToTop />);
  expect(container).toBeEmptyDOMElement();
  takeOver();
  expect(button()).toHaveAttribute('data-shown', 'true');
});
