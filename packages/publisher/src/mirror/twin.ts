import { isCompressible, type Encoding } from '@ochiq/http-policy/representation';

const encodings = { br: 'br', gz: 'gzip' } as const satisfies Record<string, Encoding>;

/** Parses the name of a compressed variant into its original and the encoding; `null` where it can't be one. */
export function parseCompressedVariant(name: string): { owner: string; encoding: Encoding } | null {
  const { owner, suffix } = /^(?<owner>.+)\.(?<suffix>br|gz)$/u.exec(name)?.groups ?? {};
  if (owner === undefined || (suffix !== 'br' && suffix !== 'gz') || !isCompressible(`/${owner}`)) return null;
  return { owner, encoding: encodings[suffix] };
}
