import type { Core } from '@strapi/strapi';

import { withChangeRecord } from './record';

type LocaleRow = { code: string };
type Locales = {
  create: (locale: LocaleRow, options?: unknown) => Promise<LocaleRow>;
  /** Deletes all versions of all documents in the language, too. */
  delete: (where: { id: number }) => Promise<LocaleRow | null>;
};
type Services = { extend: (uid: string, extension: (service: Locales) => Locales) => unknown };

/** Records added and deleted languages; the deletion of a language and of all that it holds is one transaction. */
export function recordLocaleChanges(strapi: Core.Strapi): void {
  const withLog = <T extends LocaleRow | null>(write: () => Promise<T>) =>
    withChangeRecord(strapi, async () => {
      const result = await write();
      return {
        result,
        changes: result ? [{ kind: 'locale' as const, type: null, documentId: null, locales: [result.code], file: null }] : [],
      };
    });
  strapi.get<Services>('services').extend('plugin::i18n.locales', (service) => ({
    ...service,
    create: (locale, options) => withLog(() => service.create(locale, options)),
    delete: (where) => withLog(() => service.delete(where)),
  }));
}
