import type { Content } from '@ochiq/pages/content';
import { tableSources } from '@ochiq/pages/table-files';
import { uploadedTexts } from '@ochiq/pictures/uploaded-texts';

/**
 * The texts of the datasets' files that may hold tables, for `siteOf`.
 * @param known what this function answered for the plan before: only files that are new since then are asked for
 * @throws MissingUpload
 */
export function readDataFiles(
  content: Pick<Content, 'dataset'>,
  cmsUrl: string,
  known?: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  return uploadedTexts(tableSources(content), cmsUrl, known);
}
