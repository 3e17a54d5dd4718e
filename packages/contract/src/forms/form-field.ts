/** Bounds are in characters as people count them (code points), after cleaning; of a password, the upper one is in bytes. */
type Text = {
  /** Has to be filled. */
  required: boolean;
  min: number;
  max: number;
};

/** A field of a form: the values it accepts. */
export type FormField =
  /** One line of text; `text` has several. */
  | ({ kind: 'line' | 'text' | 'password' } & Text)
  /** An e-mail address; RFC 5321 allows 254 characters. */
  | ({ kind: 'email' } & Text)
  /** A telephone number as people write it. */
  | ({ kind: 'phone' } & Text)
  /** One of a closed set of words. */
  | { kind: 'choice'; required: boolean; values: readonly [string, ...string[]] }
  /** Something the sender has to agree to; the value is `yes`. */
  | { kind: 'consent'; required: true }
  /** Something the sender may tick; the value is `yes` or empty. */
  | { kind: 'tick'; required: false };

export type FormFields = Readonly<Record<string, FormField>>;

type Filled = { required: true };
const filled: Filled = { required: true };

export const line = (min: number, max: number) => ({ kind: 'line', min, max, ...filled }) as const;
export const text = (min: number, max: number) => ({ kind: 'text', min, max, ...filled }) as const;
export const password = (min: number, max: number) => ({ kind: 'password', min, max, ...filled }) as const;
export const email = () => ({ kind: 'email', min: 1, max: 254, ...filled }) as const;
export const phone = () => ({ kind: 'phone', min: 1, max: 25, ...filled }) as const;
export const choice = <const V extends readonly [string, ...string[]]>(...values: V) => ({ kind: 'choice', values, ...filled }) as const;
export const consent = () => ({ kind: 'consent', ...filled }) as const;
export const tick = () => ({ kind: 'tick', required: false }) as const;

/** Makes a field optional; a value that is given is checked all the same. */
export const optional = <F extends FormField>(field: F): Omit<F, 'required'> & { readonly required: false } => ({
  ...field,
  required: false,
});
