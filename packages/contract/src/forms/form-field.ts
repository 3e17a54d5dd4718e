/** Bounds are in characters as people count them (code points), after cleaning; of a password, the upper one is in bytes. */
type TextBounds = {
  /** Has to be filled. */
  required: boolean;
  min: number;
  max: number;
};

/** A field of a form: the values it accepts. */
export type FormField =
  /** One line of text; `text` has several. */
  | ({ kind: 'line' | 'text' | 'password' } & TextBounds)
  /** An e-mail address; RFC 5321 allows 254 characters. */
  | ({ kind: 'email' } & TextBounds)
  /** A telephone number as people write it. */
  | ({ kind: 'phone' } & TextBounds)
  /** One of a closed set of words. */
  | { kind: 'choice'; required: boolean; values: readonly [string, ...string[]] }
  /** Something the sender has to agree to; the value is `yes`. */
  | { kind: 'consent'; required: true }
  /** Something the sender may tick; the value is `yes` or empty. */
  | { kind: 'tick'; required: false };

export type FormFields = Readonly<Record<string, FormField>>;

type RequiredInput = { required: true };
const requiredInput: RequiredInput = { required: true };

export const defineLineInput = (min: number, max: number) => ({ kind: 'line', min, max, ...requiredInput }) as const;
export const defineTextInput = (min: number, max: number) => ({ kind: 'text', min, max, ...requiredInput }) as const;
export const definePasswordInput = (min: number, max: number) => ({ kind: 'password', min, max, ...requiredInput }) as const;
export const defineEmailInput = () => ({ kind: 'email', min: 1, max: 254, ...requiredInput }) as const;
export const definePhoneInput = () => ({ kind: 'phone', min: 1, max: 25, ...requiredInput }) as const;
export const defineChoiceInput = <const V extends readonly [string, ...string[]]>(...values: V) =>
  ({ kind: 'choice', values, ...requiredInput }) as const;
export const defineConsentInput = () => ({ kind: 'consent', ...requiredInput }) as const;
export const defineCheckboxInput = () => ({ kind: 'tick', required: false }) as const;

/** Makes a field optional; a value that is given is checked all the same. */
export const makeOptionalInput = <F extends FormField>(field: F): Omit<F, 'required'> & { readonly required: false } => ({
  ...field,
  required: false,
});
