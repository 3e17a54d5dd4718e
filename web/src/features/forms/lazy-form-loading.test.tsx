import { screen, waitFor } from '@testing-library/react';
import { useEffect, type MutableRefObject } from 'react';

import { examplePage } from '../../../test/example-pages';
import { show } from '../../../test/show';
import { loadLiveForm } from './load-live-form';
import { CompleteForm } from './complete-form';

jest.mock('./load-live-form', () => ({ loadLiveForm: jest.fn() }));

// What happens between React's tasks is looked at, which `act` would run at once.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

const started = jest.fn<undefined, [submitter: unknown]>();

function Probe({ submitter }: { submitter: MutableRefObject<HTMLElement | null | undefined> }) {
  useEffect(() => {
    started(submitter.current);
  }, [submitter]);
  return null;
}

test('keeps what is submitted after the chunk is loaded and before it listens', async () => {
  let end: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    end = resolve;
  });
  jest.mocked(loadLiveForm).mockImplementation(async ({ submitter }) => {
    await loaded;
    return <Probe submitter={submitter} />;
  });
  show(<CompleteForm form="contact" page={examplePage('contact', { set: 'empty', form: 'en' })} />);
  const name = screen.getByRole('textbox', { name: /^Name/u });
  name.focus();
  await waitFor(() => {
    expect(loadLiveForm).toHaveBeenCalledTimes(1);
  });
  end();
  // React has the form's part by then, and shows it in a later task.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(started).not.toHaveBeenCalled();
  name.dispatchEvent(new Event('invalid', { cancelable: true }));
  await waitFor(() => {
    expect(started).toHaveBeenCalledWith(null);
  });
});
