import { formatErrorLine } from '../src/platform/bootstrap/run-command';
import { settings } from '../src/env';
import { BucketStore } from '../src/platform/uploads/bucket-store';
import { downloadUploads } from '../src/platform/uploads/copy-uploads';

/** Brings the uploads of the bucket into a folder, and prints how many came. */
async function main([, , folder = '']: readonly string[]): Promise<void> {
  if (settings.UPLOADS_URL === undefined) throw new Error('UPLOADS_URL is not set');
  console.log(await downloadUploads(new BucketStore(settings.UPLOADS_URL), folder));
}

main(process.argv).catch((error: unknown) => {
  console.error(formatErrorLine(error));
  process.exitCode = 1;
});
