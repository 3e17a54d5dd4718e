import type { Core } from '@strapi/strapi';

import { recording } from './record';

type LocaleRow = { code: string };
type Locales = {
  create: (locale: LocaleRow, options?: unknown) => Promise<LocaleRow>;
  /** Deletes all versions of all documents in the language, too. */
  delete: (where: { id: number }) => Promise<LocaleRow | null>;
};
type Services = { extend: (uid: string, extension: (service: Locales) => Locales) => unknown };

/** Records added and deleted languages; the deletion of a language and of all that it holds is one transaction. */
export function logLocales(strapi: Core.Strapi): void {
  const logged = <T extends LocaleRow | null>(write: () => Promise<T>) =>
    recording(strapi, async () => {
      const result = await write();
      return {
        result,
        changes: result ? [{ kind: 'locale' as const, type: null, documentId: null, locales: [result.code], file: null }] : [],
      };
    });
  strapi.get<Services>('services').extend('plugin::i18n.locales', (service) => ({
    ...service,
    create: (locale, options) => logged(() => service.create(locale, options)),
    delete: (where) => logged(() => service.delete(where)),
  }));
}
