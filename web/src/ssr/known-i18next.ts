import { createInstance, type i18n, type InitOptions } from 'i18next';

/** Bounds the memory: the templates in each language. */
const maxInstances = 300;

const instances = new Map<string, i18n>();

function getInstance(options: InitOptions): i18n {
  const key = JSON.stringify(options);
  const known = instances.get(key);
  if (known) return known;
  const instance = createInstance();
  void instance.init(options);
  if (instances.size >= maxInstances) instances.clear();
  instances.set(key, instance);
  return instance;
}

/** Creates an instance that stands for the one that was initialized with the same options before. */
function createKnownInstance(): Pick<i18n, 'init'> {
  const instance = {
    init: (options: InitOptions) => {
      Reflect.deleteProperty(instance, 'init');
      Object.setPrototypeOf(instance, getInstance(options));
      return Promise.resolve(null);
    },
  };
  return instance as unknown as Pick<i18n, 'init'>;
}

/**
 * Takes the place of i18next for the plugin that wraps pages, which makes an instance of each page's messages: a page
 * changes nothing of it, and all pages of a template in a language have the same.
 */
export default { createInstance: createKnownInstance };
