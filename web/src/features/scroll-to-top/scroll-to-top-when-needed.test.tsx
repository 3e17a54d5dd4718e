import { act, fireEvent, screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { ScrollToTopWhenNeeded } from './scroll-to-top-when-needed';

it('comes when the reader first scrolls', async () => {
  show(<ScrollToTopWhenNeeded />);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  fireEvent.scroll(window);
  expect(await screen.findByRole('button', { hidden: true })).toBeInTheDocument();
});
