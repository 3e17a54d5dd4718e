import { screen, waitFor } from '@testing-library/react';
import { useEffect, type MutableRefObject } from 'react';

import { examplePage } from '../../../test/example-pages';
import { show } from '../../../test/show';
import { loadLiveForm } from './load-live-form';
import { ReaderForm } from './reader-form';

jest.mock('./load-live-form', () => ({ loadLiveForm: jest.fn() }));

// What happens between React's tasks is looked at, which `act` would run at once.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

const started = jest.fn<undefined, [sentBy: unknown]>();

function Probe({ sentBy }: { sentBy: MutableRefObject<HTMLElement | null | undefined> }) {
  useEffect(() => {
    started(sentBy.current);
  }, [sentBy]);
  return null;
}

test('keeps what is submitted after the chunk is loaded and before it listens', async () => {
  let end: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    end = resolve;
  });
  jest.mocked(loadLiveForm).mockImplementation(async ({ sentBy }) => {
    await loaded;
    return <Probe sentBy={sentBy} />;
  });
  show(<ReaderForm form="contact" page={examplePage('contact', { set: 'empty', form: 'en' })} />);
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
