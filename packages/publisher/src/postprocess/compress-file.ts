import { compressVariants } from '../compress.ts';
import type { FileToCompress } from './messages.ts';

/** Compresses a file and returns its variants by name. */
export async function compressFile({ name, bytes }: FileToCompress): Promise<FileToCompress[]> {
  const variants = await compressVariants(name, bytes);
  return variants.map((variant) => ({ name: `${name}${variant.suffix}`, bytes: variant.bytes }));
}
