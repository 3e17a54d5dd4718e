import { toPageError } from './page-error';

const generic = { status: 500, message: { key: 'common:failed.title' } };

it.each([new TypeError('x is undefined'), 'words', null, undefined, { status: 404 }, Object.assign(new Error('words'), { status: '404' })])(
  'shows %s as a generic failure',
  (thrown) => {
    expect(toPageError(thrown)).toEqual(generic);
  },
);

it('shows status and words of an error that has both', () => {
  expect(toPageError(Object.assign(new Error('Gone'), { status: 410 }))).toEqual({ status: 410, message: 'Gone' });
});

it('shows the generic words with a status that has none', () => {
  expect(toPageError(Object.assign(new Error(), { status: 410 }))).toEqual({ ...generic, status: 410 });
});
