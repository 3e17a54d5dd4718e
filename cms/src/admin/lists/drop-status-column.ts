type Named = { name: string };

/** Columns to which Strapi's own for the state cannot be added. */
class Columns<Column extends Named> extends Array<Column> {
  override push(...columns: Column[]): number {
    return super.push(...columns.filter(({ name }) => name !== 'status'));
  }
}

/**
 * Leaves out Strapi's column with the state in one language. Strapi 5.54.0 adds it to the columns after all hooks have run, and has no
 * setting for it; where it adds it in another way, the column is there again, and nothing else differs.
 */
export const dropStatusColumn = <Column extends Named>(columns: readonly Column[]): readonly Column[] => Columns.from(columns);
