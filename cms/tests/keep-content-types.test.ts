import { keepContentTypes, type ContentTypesRegistry } from '../src/platform/strapi/keep-content-types';

function createRegistry(): ContentTypesRegistry {
  const types = { 'api::tag.tag': { kind: 'collectionType' }, 'plugin::upload.file': { kind: 'collectionType' } };
  const getAll = (namespace = '') => Object.fromEntries(Object.entries(types).filter(([uid]) => uid.startsWith(namespace)));
  const registry = { getAll };
  keepContentTypes({ get: <T>() => registry as T });
  return registry;
}

test('lists all content types as before, and the same list each time', () => {
  const registry = createRegistry();
  expect(Object.keys(registry.getAll())).toEqual(['api::tag.tag', 'plugin::upload.file']);
  expect(registry.getAll()).toBe(registry.getAll());
});

test('lets nobody change the list that all are given', () => {
  const all = createRegistry().getAll();
  expect(() => Object.assign(all, { 'api::other.other': {} })).toThrow(TypeError);
});

test('still lists the types of one owner', () => {
  expect(Object.keys(createRegistry().getAll('api::'))).toEqual(['api::tag.tag']);
});
