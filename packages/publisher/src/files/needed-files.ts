import { fileSources, type FilePlan } from './file-sources.ts';

/**
 * The names below `public` of all media files, cards and made files of a plan.
 * What is under such a name never changes: a file that is live already needs not be brought again.
 */
export function neededFiles(plan: FilePlan): string[] {
  return [...fileSources(plan).keys()];
}
