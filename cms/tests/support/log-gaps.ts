import { openDatabase, type DatabaseRow } from './database';

type Logged = { at: number; isPublish: boolean };

const getLogKey = (documentId: unknown, locale: unknown) => `${String(documentId)} ${String(locale)}`;

function groupLogged(rows: readonly DatabaseRow[]): ReadonlyMap<string, readonly Logged[]> {
  const logged = new Map<string, Logged[]>();
  for (const { document_id: id, locales, at, kind } of rows) {
    for (const locale of String(locales).split(',')) {
      const key = getLogKey(id, locale);
      logged.set(key, [...(logged.get(key) ?? []), { at: Number(at), isPublish: kind === 'publish' }]);
    }
  }
  return logged;
}

/**
 * Where the tags that are published and the log disagree. A row is written after its version, in the
 * same transaction: a version was published between the last two rows about it, or one of the two is missing.
 * @param data the folder of a CMS, also of one that was killed
 */
export function logGaps(data: string): readonly string[] {
  const database = openDatabase(data);
  const logged = groupLogged(database.query("SELECT * FROM ochiq_change WHERE type = 'tag' ORDER BY id"));
  const versions = new Map(
    database.query('SELECT * FROM tags WHERE published_at IS NOT NULL').map((row) => [getLogKey(row['document_id'], row['locale']), row]),
  );
  database.close();
  const unlogged = [...versions].flatMap(([key, { published_at: at }]) => {
    const [row, earlier] = [...(logged.get(key) ?? [])].reverse();
    const isLogged = row?.isPublish === true && Number(at) <= row.at && Number(at) >= (earlier?.at ?? 0);
    return isLogged ? [] : [`${key} is published and not in the log`];
  });
  const unpublished = [...logged].flatMap(([key, rows]) =>
    rows.at(-1)?.isPublish === true && !versions.has(key) ? [`${key} is in the log and not published`] : [],
  );
  return [...unlogged, ...unpublished];
}
