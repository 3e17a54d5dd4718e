import { fireEvent, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { addDuplicateAction } from '../../src/admin/duplicate/duplicate-action.tsx';
import { renderPart } from './render-part.tsx';

const post = jest.fn();
const toggleNotification = jest.fn();
const navigate = jest.fn();
const rights = ['read', 'create'].map((deed) => ({
  action: `plugin::content-manager.explorer.${deed}`,
  subject: 'api::page.page',
  properties: { locales: ['uz', 'ru'] },
}));

jest.mock('@strapi/strapi/admin', () => ({
  getFetchClient: () => ({ post }),
  useAuth: (_: string, select: (state: unknown) => unknown) => select({ permissions: rights }),
  useNotification: () => ({ toggleNotification }),
  useQueryParams: () => [{ query: { plugins: { i18n: { locale: 'ru' } } } }],
}));
jest.mock('react-router-dom', () => ({ useNavigate: () => navigate }));

type Description = { label: string; dialog: { title: string; content: ReactNode; onConfirm: () => Promise<void> } };
type Action = ((props: unknown) => Description | null) & { type?: string };

/** Returns the actions that the panel has once ours is added to some of Strapi's. */
function addToPanel(actions: readonly Action[]): readonly Action[] {
  let changed = actions;
  const addDocumentAction = (change: (former: readonly Action[]) => readonly Action[]) => {
    changed = change(changed);
  };
  addDuplicateAction({ getPlugin: () => ({ apis: { addDocumentAction } }) } as unknown as Parameters<typeof addDuplicateAction>[0]);
  return changed;
}

const remove: Action = Object.assign(() => null, { type: 'delete' });
const clone: Action = Object.assign(() => null, { type: 'clone' });
const [, action = clone] = addToPanel([remove, clone]);

function Shown(props: Readonly<Record<string, unknown>>) {
  const description = action(props);
  return (
    description && (
      <button type="button" onClick={() => void description.dialog.onConfirm()}>
        {description.label}
      </button>
    )
  );
}
const page = { model: 'api::page.page', documentId: 'a', document: { documentId: 'a', locale: 'uz' } };
const show = (props: Readonly<Record<string, unknown>> = {}) => renderPart(<Shown {...page} {...props} />);

beforeEach(() => {
  for (const mock of [post, toggleNotification, navigate]) mock.mockReset();
});

test('takes the place of Strapi’s action, and of no other', () => {
  const actions = addToPanel([remove, clone]);
  expect([actions.length, actions[0], actions[1] === clone, actions[1]?.type]).toEqual([2, remove, false, 'clone']);
});

test('copies the entry and opens the copy in the same language', async () => {
  post.mockResolvedValue({ data: { document: 'b', empty: [] } });
  fireEvent.click(show().getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/content-manager/collection-types/api::page.page/b?plugins[i18n][locale]=uz'));
  expect(post).toHaveBeenCalledWith('/admin/duplicate/page/a', {});
  expect(toggleNotification).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }));
});

test('names the fields that the copy lacks', async () => {
  post.mockResolvedValue({ data: { document: 'b', empty: ['owner'] } });
  fireEvent.click(show().getByRole('button'));
  const message = 'This is the copy. Fill in what it can’t take over: Owner';
  await waitFor(() => expect(toggleNotification).toHaveBeenCalledWith({ type: 'warning', message }));
});

test('says why nothing was copied, and stays', async () => {
  post.mockRejectedValue(new Error('Your role does not write in this language (en)'));
  fireEvent.click(show().getByRole('button'));
  const message = 'Nothing was copied. Your role does not write in this language (en)';
  await waitFor(() => expect(toggleNotification).toHaveBeenCalledWith({ type: 'danger', message }));
  expect(navigate).not.toHaveBeenCalled();
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['what citizens sent', { model: 'api::appeal.appeal' }],
  ['a type of which there is one', { model: 'api::site.site' }],
  ['an entry that is not saved', { documentId: undefined, document: undefined }],
  ['an entry in a language that the role may not create', { meta: { availableLocales: [{ locale: 'en' }] } }],
])('is not offered for %s', (_, props) => {
  expect(show(props).queryByRole('button')).toBeNull();
});
