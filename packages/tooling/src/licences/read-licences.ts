import * as z from 'zod';

const list = z.record(z.string(), z.array(z.object({ name: z.string(), versions: z.array(z.string()) })));

/** A package that runs, and the licence that pnpm found in it; `Unknown` where it found none. */
export type Licensed = { name: string; version: string; licence: string };

/** Reads what `pnpm licenses` prints. @throws it is no such list, or names nothing */
export function readLicences(printed: string): readonly Licensed[] {
  const found = Object.entries(list.parse(JSON.parse(printed))).flatMap(([licence, packages]) =>
    packages.flatMap(({ name, versions }) => versions.map((version) => ({ name, version, licence }))),
  );
  if (found.length === 0) throw new Error('pnpm lists no licence of any package');
  return found;
}
