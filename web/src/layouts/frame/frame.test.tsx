import { act, fireEvent, screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { useScrollIn } from '../../features/scroll-in/use-scroll-in';
import { LazyScrollFeatures } from './frame';

jest.mock('../../features/scroll-in/use-scroll-in');

it('loads the features of scrolling when the reader first scrolls', async () => {
  show(<LazyScrollFeatures path="/en/about" />);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  expect(useScrollIn).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  expect(await screen.findByRole('button', { hidden: true })).toBeInTheDocument();
  expect(useScrollIn).toHaveBeenCalledWith('/en/about');
});
