import { acceptedEncodings, encodings, type Encoding } from '../rules/accepted-encodings.ts';
import { isCompressible } from '../rules/file-reply.ts';
import type { FoundFile } from '../rules/found-file.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import type { LiveRelease } from '../rules/live-release.ts';

/** The variant of a file that the client accepts: compressed, or the file itself. */
export type Representation = { file: FoundFile; encoding: Encoding | undefined };

/**
 * Chooses the variant of a file by `Accept-Encoding`. `name` is the file's name in the release; its type decides
 * whether compressed variants are looked for.
 */
export async function represent(
  file: FoundFile,
  name: string,
  headers: HeaderBag,
  { find }: Pick<LiveRelease, 'find'>,
): Promise<Representation> {
  if (isCompressible(name)) {
    for (const encoding of acceptedEncodings(headers['accept-encoding'])) {
      const twin = await find(`${name}${encodings[encoding]}`);
      if (twin) return { file: twin, encoding };
    }
  }
  return { file, encoding: undefined };
}
