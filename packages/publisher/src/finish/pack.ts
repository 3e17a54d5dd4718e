import { twinsOf } from '../compress.ts';
import type { FileToPack } from './messages.ts';

/** Compresses a file and returns its variants by name. */
export async function pack({ name, bytes }: FileToPack): Promise<FileToPack[]> {
  const twins = await twinsOf(name, bytes);
  return twins.map((twin) => ({ name: `${name}${twin.suffix}`, bytes: twin.bytes }));
}
