import { createBlock, createDirective, quoteValue, type Directive } from './directives.ts';

/** A `map` of nginx: exact values take precedence over patterns, and of patterns the first match decides. */
type NginxMapOptions = {
  /** The source value. */
  of: string;
  /** The variable, with its dollar sign. */
  is: string;
  otherwise: string;
  values?: Readonly<Record<string, string>>;
  /** Patterns in PCRE, whose named groups can be part of the value. nginx tries none of them on an empty source. */
  patterns?: readonly (readonly [pattern: string, value: string])[];
  /** Whether patterns ignore case; exact values always do. */
  anyCase?: boolean;
};

/** Exact values that nginx would interpret. */
const special = /^(?:default|hostnames|include|volatile)$|^[~\\]/u;

export function createNginxMap({ of, is, otherwise, values = {}, patterns = [], anyCase = false }: NginxMapOptions): Directive {
  const createMapRow = (key: string, value: string): Directive => createDirective(quoteValue(key), quoteValue(value));
  return createBlock(
    `map ${quoteValue(of)} ${is}`,
    createDirective('default', quoteValue(otherwise)),
    ...Object.entries(values).map(([value, result]) => createMapRow(special.test(value) ? `\\${value}` : value, result)),
    ...patterns.map(([pattern, result]) => createMapRow(`${anyCase ? '~*' : '~'}${pattern}`, result)),
  );
}
