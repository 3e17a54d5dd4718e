/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';

import { refreshAlert } from '../features/alert/refresh-alert';
import { handleRouteUpdate as arrive } from '../features/navigation/route-updates';
import { onRouteUpdate } from './browser-hooks';

jest.mock('../features/alert/refresh-alert', () => ({ refreshAlert: jest.fn(() => Promise.resolve()) }));
jest.mock('../features/navigation/route-updates', () => ({ handleRouteUpdate: jest.fn() }));

const place = (pathname: string, hash = '') => ({ pathname, hash });

beforeEach(() => {
  jest.clearAllMocks();
});

it('refreshes the alert after a navigation to another page', async () => {
  const update = { location: place('/ru/faq'), prevLocation: place('/ru') };
  onRouteUpdate(update);
  expect(arrive).toHaveBeenCalledWith(update);
  await waitFor(() => {
    expect(refreshAlert).toHaveBeenCalledTimes(1);
  });
});

it('does not refresh on the first page, nor within a page', async () => {
  onRouteUpdate({ location: place('/ru'), prevLocation: null });
  onRouteUpdate({ location: place('/ru', '#hours'), prevLocation: place('/ru') });
  onRouteUpdate({ location: place('/ru/faq'), prevLocation: place('/ru') });
  await waitFor(() => {
    expect(refreshAlert).toHaveBeenCalled();
  });
  expect(refreshAlert).toHaveBeenCalledTimes(1);
});
