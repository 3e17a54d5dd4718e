import { formLimits } from '@ochiq/contract/forms/wire';

import { getBodyTimeout } from './sender.ts';

test.each([
  ['nothing is waited for a little', 0, 5_000],
  ['what comes is waited for as long as a slow line takes', 10 * 1024, 15_000],
  ['not even a long form may take longer than all may', 128 * 1024, 20_000],
])('%s', (_, bytes, milliseconds) => {
  expect(getBodyTimeout(bytes, formLimits)).toBe(milliseconds);
});
