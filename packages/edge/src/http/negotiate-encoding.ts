import { parseAcceptEncoding, encodings, type Encoding } from '../headers/accepted-encodings.ts';
import { isCompressible } from '../headers/file-reply.ts';
import type { ReleaseFile } from '../headers/found-file.ts';
import type { RequestHeaders } from '../headers/normalize-headers.ts';
import type { LiveRelease } from '../routing/alert-release.ts';

/** The variant of a file that the client accepts: compressed, or the file itself. */
export type Representation = { file: ReleaseFile; encoding: Encoding | undefined };

/**
 * Chooses the variant of a file by `Accept-Encoding`. `name` is the file's name in the release; its type decides
 * whether compressed variants are looked for.
 */
export async function negotiateEncoding(
  file: ReleaseFile,
  name: string,
  headers: RequestHeaders,
  { find }: Pick<LiveRelease, 'find'>,
): Promise<Representation> {
  if (isCompressible(name)) {
    for (const encoding of parseAcceptEncoding(headers['accept-encoding'])) {
      const variant = await find(`${name}${encodings[encoding]}`);
      if (variant) return { file: variant, encoding };
    }
  }
  return { file, encoding: undefined };
}
