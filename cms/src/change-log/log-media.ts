import type { Core } from '@strapi/strapi';

import { recording } from './record';

type File = { id: number };
type Write<A> = (what: A) => Promise<File | null>;

const files = 'plugin::upload.file';

/**
 * Records changed and deleted files: entries show a file without being changed when it is. A new file is shown by none
 * of them.
 */
export function logMedia(strapi: Core.Strapi): void {
  const rows = strapi.db.query(files);
  const logged = <A>(write: Write<A>) =>
    ((what: A) =>
      recording(strapi, async () => {
        const result = await write(what);
        return { result, changes: result ? [{ kind: 'media', type: null, documentId: null, locales: [], file: result.id }] : [] };
      })) satisfies Write<A>;
  rows.update = logged(rows.update.bind(rows));
  rows.delete = logged(rows.delete.bind(rows));
}
