import { twinOf } from './twin.ts';

const isPage = (name: string) => (twinOf(name)?.owner ?? name).endsWith('.html');

/** The order in which files are put: what pages show is there before them. */
export function inOrder(names: readonly string[]): [beside: string[], pages: string[]] {
  return [names.filter((name) => !isPage(name)), names.filter(isPage)];
}
