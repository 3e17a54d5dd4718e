import { renderHook } from '@testing-library/react';

import { askServer } from './ask-server';
import { useAnswerOfServer } from './use-answer-of-server';

jest.mock('./ask-server');

afterEach(() => {
  jest.clearAllMocks();
});

it('asks the server where the address is not that of the page for missing ones', () => {
  window.history.pushState(null, '', '/prefix/ru/nope');
  renderHook(() => {
    useAnswerOfServer('/404.html');
  });
  expect(askServer).toHaveBeenCalledTimes(1);
});

it('does not where the address is the page’s own', () => {
  window.history.pushState(null, '', '/prefix/404.html');
  renderHook(() => {
    useAnswerOfServer('/404.html');
  });
  expect(askServer).not.toHaveBeenCalled();
});
