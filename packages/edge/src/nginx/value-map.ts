import { block, line, quoted, type Directive } from './directives.ts';

/** Which value a variable has for another one's: whole values go before patterns, and of patterns the first that fits decides. */
export type ValueMap = {
  /** What is looked at. */
  of: string;
  /** The variable, with its dollar sign. */
  is: string;
  otherwise: string;
  values?: Readonly<Record<string, string>>;
  /** Patterns in PCRE; what they name can stand in their value. nginx tries none of them on what is empty. */
  patterns?: readonly (readonly [pattern: string, value: string])[];
  /** Whether small and capital letters are told apart in patterns; nginx never does in whole values. */
  anyCase?: boolean;
};

/** Whole values that nginx would take for something else. */
const special = /^(?:default|hostnames|include|volatile)$|^[~\\]/u;

export function valueMap({ of, is, otherwise, values = {}, patterns = [], anyCase = false }: ValueMap): Directive {
  const row = (key: string, value: string): Directive => line(quoted(key), quoted(value));
  return block(
    `map ${quoted(of)} ${is}`,
    line('default', quoted(otherwise)),
    ...Object.entries(values).map(([value, result]) => row(special.test(value) ? `\\${value}` : value, result)),
    ...patterns.map(([pattern, result]) => row(`${anyCase ? '~*' : '~'}${pattern}`, result)),
  );
}
