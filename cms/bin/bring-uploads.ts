import { errorLine } from '../src/backup/error-line';
import { settings } from '../src/env';
import { BucketStore } from '../src/uploads/bucket-store';
import { bringUploads } from '../src/uploads/bring-uploads';

/** Moves the uploads of a folder into the bucket, and prints how many it lacked. */
async function main([, , folder = '']: readonly string[]): Promise<void> {
  if (settings.UPLOADS_URL === undefined) throw new Error('UPLOADS_URL is not set');
  console.log(await bringUploads(new BucketStore(settings.UPLOADS_URL), folder));
}

main(process.argv).catch((error: unknown) => {
  console.error(errorLine(error));
  process.exitCode = 1;
});
