import path from 'node:path';

/** Parses the target folder of `pnpm secrets`. @throws Error with what is wrong */
export function parseSecretsFolder(args: readonly string[]): string {
  // pnpm passes its separator through.
  const [option, folder, ...others] = args.filter((arg) => arg !== '--');
  if (option !== '--to' || folder === undefined || others.length > 0)
    throw new Error('Say where the secrets are to be kept: `pnpm secrets --to .secrets`.');
  return path.resolve(folder);
}
