import type { Core } from '@strapi/strapi';

import { withChangeRecord } from './record';

type File = { id: number };
type Write<A> = (input: A) => Promise<File | null>;

const files = 'plugin::upload.file';

/**
 * Records changed and deleted files: entries show a file without being changed when it is. A new file is shown by none
 * of them.
 */
export function recordMediaChanges(strapi: Core.Strapi): void {
  const rows = strapi.db.query(files);
  const withLog = <A>(write: Write<A>) =>
    ((input: A) =>
      withChangeRecord(strapi, async () => {
        const result = await write(input);
        return { result, changes: result ? [{ kind: 'media', type: null, documentId: null, locales: [], file: result.id }] : [] };
      })) satisfies Write<A>;
  rows.update = withLog(rows.update.bind(rows));
  rows.delete = withLog(rows.delete.bind(rows));
}
