import { localeCodes } from '@ochiq/contract/routing/locales';
import { fireEvent, screen, within } from '@testing-library/react';

import { messagesOf } from '../../../test/messages';
import { serve } from '../../../test/serve';
import { show } from '../../../test/show';
import { DisplaySettings } from './display-settings';
import { formId, settings } from './display-choices';

const root = document.documentElement;
const shown = () => Object.fromEntries(Object.entries(root.dataset).filter(([name]) => name !== 'display'));
const stored = () => JSON.parse(localStorage.getItem('display') ?? 'null') as unknown;
const form = () => screen.getByRole<HTMLFormElement>('form', { hidden: true });
const radio = (name: string, value: string) => form().querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`) ?? form();
const open = () => fireEvent(form(), new Event('beforetoggle'));

beforeAll(async () => {
  localStorage.setItem('display', '{"theme":"dark","contrast":"loud"}');
  // jsdom knows no popover.
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, writable: true, configurable: true });
  await import('./inline');
});

afterEach(() => {
  localStorage.clear();
  for (const name of Object.keys(settings)) Reflect.deleteProperty(root.dataset, name);
});

it('shows before anything else what was chosen on another page', () => {
  expect(shown()).toEqual({ theme: 'dark' });
});

it('shows the button where it opens something', () => {
  expect(root).toHaveAttribute('data-display');
});

it.each(localeCodes)('is a button and the form that it opens without React, in %s', (locale) => {
  show(<DisplaySettings />, locale);
  const [button] = screen.getAllByRole('button');
  expect(button).toHaveAttribute('popovertarget', formId);
  const { t } = messagesOf(locale);
  expect(button).toHaveTextContent(t('common:display.sign'));
  expect(button).toHaveAccessibleName(`${t('common:display.sign')}: ${t('common:display.title')}`);
  expect(form()).toHaveAttribute('popover', 'auto');
  expect(form()).toHaveAccessibleName(t('common:display.title'));
  expect(form()).toHaveAttribute('id', formId);
});

it('has a named group for each setting, in which what stands without a choice is checked', () => {
  show(<DisplaySettings />);
  const groups = within(form()).getAllByRole('group', { hidden: true });
  expect(groups).toHaveLength(Object.keys(settings).length);
  for (const group of groups) expect(group).toHaveAccessibleName();
  expect(Object.fromEntries(new FormData(form()))).toEqual(
    Object.fromEntries(Object.entries(settings).map(([name, [first]]) => [name, first])),
  );
});

it('shows and keeps what is chosen', () => {
  show(<DisplaySettings />);
  open();
  fireEvent.click(radio('textSize', '150'));
  fireEvent.click(radio('images', 'off'));
  expect(shown()).toEqual({ textSize: '150', images: 'off' });
  expect(stored()).toEqual({ textSize: '150', images: 'off' });
  fireEvent.click(radio('textSize', '100'));
  expect(shown()).toEqual({ images: 'off' });
  expect(stored()).toEqual({ images: 'off' });
});

it('takes everything back', () => {
  show(<DisplaySettings />);
  open();
  fireEvent.click(radio('theme', 'light'));
  form().reset();
  expect(shown()).toEqual({});
  expect(stored()).toEqual({});
  expect(radio('theme', 'device')).toBeChecked();
});

it('is checked as the page is shown when it opens', () => {
  root.dataset['lineSpacing'] = 'wide';
  show(<DisplaySettings />);
  open();
  expect(radio('lineSpacing', 'wide')).toBeChecked();
  expect(radio('theme', 'device')).toBeChecked();
});

it('keeps what is checked when React takes the page over', () => {
  const { takeOver } = serve(<DisplaySettings />);
  open();
  fireEvent.click(radio('textSize', '200'));
  takeOver();
  expect(radio('textSize', '200')).toBeChecked();
});

it('leaves other forms alone', () => {
  const { container } = show(
    <form aria-label="other">
      <input type="radio" name="textSize" value="150" />
    </form>,
  );
  fireEvent.click(screen.getByRole('radio'));
  fireEvent.reset(container.firstElementChild ?? container);
  expect(shown()).toEqual({});
  expect(stored()).toBeNull();
});

it('shows what was chosen since on a page that the browser kept', () => {
  localStorage.setItem('display', '{"motion":"off"}');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown()).toEqual({ motion: 'off' });
});
