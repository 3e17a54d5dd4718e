import Negotiator from 'negotiator';

/** Extensions of compressed variants of a file, the smaller first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** The types of negotiator lag behind it: the second parameter breaks ties of equal weights. */
type BreaksTies = { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] };

const offered = [...Object.keys(encodings), 'identity'];

const isEncoding = (name: string): name is Encoding => Object.hasOwn(encodings, name);

/** Parses `Accept-Encoding`: the accepted encodings, the best first, up to where the plain file is as good. */
export function parseAcceptEncoding(header: string | undefined): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as Negotiator & BreaksTies;
  const accepted = negotiator.encodings(offered, { preferred: offered });
  const plain = accepted.indexOf('identity');
  return (plain === -1 ? accepted : accepted.slice(0, plain)).filter(isEncoding);
}
