import { parseCompressedVariant } from './twin.ts';

const isPage = (name: string) => (parseCompressedVariant(name)?.owner ?? name).endsWith('.html');

/** Orders uploads: the files that pages show come before the pages. */
export function orderUploads(names: readonly string[]): [beside: string[], pages: string[]] {
  return [names.filter((name) => !isPage(name)), names.filter(isPage)];
}
