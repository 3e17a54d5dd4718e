/** One directive of nginx, or a block of them, as lines. */
export type Directive = readonly string[];

/** A value in quotes, in which nginx takes nothing but variables for anything else. */
export const quoted = (value: string): string => `"${value.replace(/[\\"]/gu, '\\$&')}"`;

/**
 * A value that holds no variable.
 * @throws it would: nginx has no way to write a dollar sign
 */
export function fixed(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would take a part of “${value}” for a variable`);
  return quoted(value);
}

/** A directive on one line. */
export const line = (name: string, ...values: readonly string[]): Directive => [`${[name, ...values].join(' ')};`];

/** A directive that holds others. */
export const block = (head: string, ...inner: readonly Directive[]): Directive => [
  `${head} {`,
  ...inner.flat().map((text) => (text === '' ? '' : `  ${text}`)),
  '}',
];

/** What goes where a condition of nginx's own holds. */
export const when = (condition: string, ...inner: readonly Directive[]): Directive => block(`if (${condition})`, ...inner);

/** Goes on with another location, which only the configuration itself can ask for. */
export const goTo = (location: string): Directive => line('rewrite', '^', location, 'last');
