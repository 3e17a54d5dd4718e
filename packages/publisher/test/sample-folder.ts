/**
 * Returns the folder of this run for what its workers make once and share.
 * @throws the tests run without the setup of `jest.config.mjs`
 */
export function getSampleFolder(): string {
  const folder = process.env['SAMPLE_FOLDER'];
  if (folder === undefined) throw new Error('The setup of Jest has made no folder for samples');
  return folder;
}
