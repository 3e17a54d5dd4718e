import { act, fireEvent, screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { Share } from './share';

const page = { title: 'Wells & springs', url: 'https://ochiq.example/en/news/wells' };
const give = (ability: 'clipboard' | 'share', value: unknown) => {
  Object.defineProperty(navigator, ability, { value, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
});

it.each([
  ['Share by Telegram', 'https://t.me/share/url?url=https%3A%2F%2Fochiq.example%2Fen%2Fnews%2Fwells&text=Wells%20%26%20springs'],
  ['Share by Facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fochiq.example%2Fen%2Fnews%2Fwells'],
  ['Share by X', 'https://x.com/intent/post?url=https%3A%2F%2Fochiq.example%2Fen%2Fnews%2Fwells&text=Wells%20%26%20springs'],
  ['E-mail', 'mailto:?subject=Wells%20%26%20springs&body=https%3A%2F%2Fochiq.example%2Fen%2Fnews%2Fwells'],
])('%s is a plain link', (name, href) => {
  show(<Share {...page} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('has no buttons where the browser can do no more', () => {
  show(<Share {...page} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('copies the link and says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  give('clipboard', { writeText });
  show(<Share {...page} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await Promise.resolve();
  });
  expect(writeText).toHaveBeenCalledWith(page.url);
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied');
});

it('removes the button where copying is refused', async () => {
  give('clipboard', { writeText: jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')) });
  show(<Share {...page} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await Promise.resolve();
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('offers the device’s own dialog, and treats closing it as no failure', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  give('share', share);
  show(<Share {...page} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Another way' }));
    await Promise.resolve();
  });
  expect(share).toHaveBeenCalledWith(page);
});
