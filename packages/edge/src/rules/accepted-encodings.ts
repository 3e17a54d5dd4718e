import Negotiator from 'negotiator';

/** Compressed twins that may lie beside a file, the smaller first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** The types of negotiator lag behind it: the second parameter breaks ties of equal weights. */
type BreaksTies = { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] };

const offered = [...Object.keys(encodings), 'identity'];

const isEncoding = (name: string): name is Encoding => Object.hasOwn(encodings, name);

/** The encodings that a client takes, the best first, up to where it likes the plain file as well. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as Negotiator & BreaksTies;
  const accepted = negotiator.encodings(offered, { preferred: offered });
  const plain = accepted.indexOf('identity');
  return (plain === -1 ? accepted : accepted.slice(0, plain)).filter(isEncoding);
}
