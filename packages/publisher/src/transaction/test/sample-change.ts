import { buildSampleChange, type Tree } from './sample-site.ts';

/**
 * A small change with every kind of step: a replaced file, a new folder with a file and its variant, and a removed file
 * with its folder.
 */
export const before: Tree = { 'public/a.html': 'a', 'public/gone/g.html': 'gone' };
export const sampleChange = buildSampleChange({
  'public/a.html': 'A',
  'public/new/n.html': 'new',
  'public/new/n.html.br': 'packed',
  'public/gone/g.html': null,
});
export const after: Tree = { 'public/a.html': 'A', 'public/new/n.html': 'new', 'public/new/n.html.br': 'packed' };

/** A change that continues what is unfinished. */
export const restChange = { ...buildSampleChange({ 'public/a.html': 'AA', 'public/list/l.html': 'list' }), isRest: true };
export const complete: Tree = { ...after, 'public/a.html': 'AA', 'public/list/l.html': 'list' };
