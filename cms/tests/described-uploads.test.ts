import { createRequire } from 'node:module';
import path from 'node:path';

import { createDescriptionQueue, findUndescribed, withDetails } from '../src/admin/files/undescribed-pictures';

type Asset = { type: string; url: string; name: string; alternativeText?: string };
type Element = { type: unknown; props: Record<string, unknown> };

const fromStrapi = createRequire(require.resolve('@strapi/strapi/package.json'));
const fromUpload = createRequire(fromStrapi.resolve('@strapi/upload/package.json'));
const components = path.join(path.dirname(fromStrapi.resolve('@strapi/upload/package.json')), 'dist/admin/components');

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null && 'props' in value;
const listElements = (value: unknown): readonly Element[] => {
  if (Array.isArray(value)) return value.flatMap(listElements);
  return isElement(value) ? [value, ...listElements(value.props['children'])] : [];
};

/**
 * Strapi's dialog without a browser: what it would show is read from the elements that it returns, and its state is kept here.
 * @param ours our parts of the panel
 */
function openDialog(initialAssetsToAdd?: readonly Asset[], ours: Readonly<Record<string, string>> = {}) {
  const [addUploadedFiles, onClose] = [jest.fn(), jest.fn()];
  const cells: unknown[] = [];
  let next = 0;
  const useState = (initial: unknown) => {
    const at = next;
    next += 1;
    if (!(at in cells)) cells[at] = initial;
    const set = (value: unknown) => {
      cells[at] = typeof value === 'function' ? (value as (before: unknown) => unknown)(cells[at]) : value;
    };
    return [cells[at], set];
  };
  const part = (name: string) => ({ [name]: name });
  jest.resetModules();
  jest.doMock('react', () => ({ ...jest.requireActual<object>('react'), useState }));
  const useStrapiApp = (_: string, select: (state: unknown) => unknown) => select({ components: ours });
  jest.doMock(fromUpload.resolve('@strapi/admin/strapi-admin'), () => ({ useStrapiApp }));
  jest.doMock('react-intl', () => ({ useIntl: () => ({}) }));
  jest.doMock('@strapi/design-system', () => ({ Modal: { Root: 'root', Content: 'content' } }));
  jest.doMock(path.join(components, 'EditAssetDialog/EditAssetContent.js'), () => part('EditAssetContent'));
  jest.doMock(path.join(components, 'UploadAssetDialog/AddAssetStep/AddAssetStep.js'), () => part('AddAssetStep'));
  jest.doMock(path.join(components, 'UploadAssetDialog/PendingAssetStep/PendingAssetStep.js'), () => part('PendingAssetStep'));
  const { UploadAssetDialog } = jest.requireActual<{ UploadAssetDialog: (props: object) => unknown }>(
    path.join(components, 'UploadAssetDialog/UploadAssetDialog.js'),
  );
  const propsOf = (type: string) => {
    next = 0;
    const props = { open: true, initialAssetsToAdd, addUploadedFiles, onClose };
    return listElements(UploadAssetDialog(props)).find((element) => element.type === type)?.props;
  };
  const call = (type: string, prop: string, ...values: readonly unknown[]) => {
    const called = propsOf(type)?.[prop];
    if (typeof called !== 'function') throw new Error(`${type} is not shown`);
    (called as (...values: readonly unknown[]) => void)(...values);
  };
  return {
    addUploadedFiles,
    onClose,
    /** The file that somebody is asked to describe. */
    asked: () => propsOf('EditAssetContent')?.['asset'] as Asset | undefined,
    choose: (assets: readonly Asset[]) => call('AddAssetStep', 'onAddAsset', assets),
    answer: (asset?: Asset) => call('EditAssetContent', 'onClose', asset),
    waiting: () => propsOf('PendingAssetStep')?.['assets'] as readonly Asset[],
    /** The files that are looked for in the library. */
    compared: () => propsOf('duplicates')?.['assets'] as readonly Asset[] | undefined,
    settle: (remaining: readonly Asset[], taken: readonly unknown[]) => call('duplicates', 'onDone', remaining, taken),
  };
}

const file = (name: string, type = 'image'): Asset => ({ type, name, url: `blob:${name}` });
const [well, drill, order] = [file('IMG_1.jpg'), file('IMG_2.jpg'), file('order.pdf', 'doc')];
const described = { ...well, alternativeText: 'A well in the steppe' };

afterEach(() => jest.resetModules());

test('who chooses pictures is asked what each shows, one after the other', () => {
  const { choose, asked, answer, waiting } = openDialog();
  expect(asked()).toBeUndefined();
  choose([order, well, drill]);
  expect(asked()).toBe(well);
  answer(described);
  expect(asked()).toBe(drill);
  // Nobody is held up who writes nothing.
  answer({ ...drill, alternativeText: '' });
  expect(asked()).toBeUndefined();
  expect(waiting()).toEqual([order, described, { ...drill, alternativeText: '' }]);
});

test('who cancels is not asked again', () => {
  const { choose, asked, answer, waiting } = openDialog();
  choose([well, drill]);
  answer();
  expect(asked()).toBeUndefined();
  expect(waiting()).toEqual([well, drill]);
});

test('a picture that was dropped on a field is asked about at once, one that is described and a file are not', () => {
  expect(openDialog([order, described, drill]).asked()).toBe(drill);
  expect(openDialog([order, described]).asked()).toBeUndefined();
});

describe('files that the library may have already', () => {
  const ours = { 'ochiq-duplicates': 'duplicates' };
  const known = { id: 7, name: 'well.png' };

  test('are looked for before anything is asked, and those that are taken are none to upload', () => {
    const { choose, compared, settle, asked, waiting, addUploadedFiles, onClose } = openDialog(undefined, ours);
    choose([well, order, drill]);
    expect([compared(), asked()]).toEqual([[well, order, drill], undefined]);
    settle([order, drill], [known]);
    expect([compared(), asked(), waiting()]).toEqual([undefined, drill, [order, drill]]);
    expect(addUploadedFiles.mock.calls).toEqual([[[known]]]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('close the dialog where all of them are taken, also those dropped on a field', () => {
    const { compared, settle, asked, addUploadedFiles, onClose } = openDialog([well], ours);
    expect([compared(), asked()]).toEqual([[well], undefined]);
    settle([], [known]);
    expect(addUploadedFiles).toHaveBeenCalledWith([known]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

const upload = (file: unknown) => ({ type: 'uploadProgress/setFileComplete', payload: { index: 0, uploadId: 1, file } });

test('finds pictures without a description among the files that the media library’s page uploads', () => {
  const picture = { id: 7, name: 'IMG_1.png', mime: 'image/png', alternativeText: null };
  expect(findUndescribed(upload(picture))).toBe(7);
  for (const file of [{ ...picture, alternativeText: 'A well' }, { ...picture, mime: 'application/pdf' }, undefined, null])
    expect(findUndescribed(upload(file))).toBeNull();
  expect(findUndescribed({ ...upload(picture), type: 'uploadProgress/setFileProgress' })).toBeNull();
});

const library = { pathname: '/plugins/upload', search: '?folder=3' };

test('opens the details of a picture on the media library’s page, keeps its address, and replaces no open details', () => {
  const details = { pathname: '/plugins/upload', search: '?folder=3&assetId=7' };
  expect(withDetails(library, 7)).toEqual(details);
  expect(withDetails(details, 8)).toBeNull();
  expect(withDetails({ pathname: '/content-manager', search: '' }, 7)).toBeNull();
});

describe('several pictures that were uploaded at once', () => {
  const createFilledQueue = () => {
    const queue = createDescriptionQueue();
    for (const id of [7, 8, 9]) queue.add(id);
    return queue;
  };

  test('are asked about one after the other, each once the details of the one before are closed', () => {
    const { takeNext } = createFilledQueue();
    const asked = [7, 8, 9].map(() => {
      const location = takeNext(library);
      // While its details are open, nothing else is asked.
      if (location) expect(takeNext(location)).toBeNull();
      return location?.search;
    });
    expect(asked).toEqual([7, 8, 9].map((id) => `?folder=3&assetId=${String(id)}`));
    expect(takeNext(library)).toBeNull();
  });

  test('are not asked about after the editor has left the page', () => {
    const queue = createFilledQueue();
    queue.takeNext(library);
    expect(queue.takeNext({ pathname: '/content-manager', search: '' })).toBeNull();
    expect(queue.getLength()).toBe(0);
    expect(queue.takeNext(library)).toBeNull();
  });
});

test('Strapi’s store still tells of each uploaded file as it did', () => {
  const { uploadProgressReducer, setFileComplete } = jest.requireActual<Record<string, (...given: unknown[]) => unknown>>(
    path.join(components, '../future/store/uploadProgress.js'),
  );
  expect(setFileComplete?.({ index: 0 })).toEqual({ type: 'uploadProgress/setFileComplete', payload: { index: 0 } });
  expect(uploadProgressReducer).toBeDefined();
});
