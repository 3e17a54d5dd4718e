import * as z from 'zod/mini';

import { cleanLine, cleanText } from './clean-text.ts';
import type { FormField } from './form-field.ts';
import { forms, type FormName, type FormValues } from './forms.ts';

/**
 * The problems that a field can have. The sentences are in the messages; those of `files` also name the check that
 * refused them.
 */
export const problemCodes = ['required', 'min', 'max', 'email', 'phone', 'choice', 'files'] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** One problem: the first of each field. */
export type FormProblem = { field: string; code: ProblemCode; /** A sentence in the reader's language. */ said?: string | undefined };

/** Counts characters as people do: a letter beyond the basic plane is one. */
const countCharacters = (value: string) => Array.from(value).length;

/** Counts the bytes of a letter in UTF-8. */
function countUtf8Bytes(letter: string): number {
  if (letter <= '\u007F') return 1;
  if (letter <= '\u07FF') return 2;
  return letter.length === 1 ? 3 : 4;
}

/**
 * Measures a value against its upper bound: a password in bytes, since bcrypt reads 72 bytes and silently drops the
 * rest.
 */
function measureValue({ kind }: FormField, value: string): number {
  if (kind !== 'password') return countCharacters(value);
  return Array.from(value).reduce((bytes, letter) => bytes + countUtf8Bytes(letter), 0);
}

const emailPattern = z.regexes.email;
const phonePattern = /^\+?[0-9 ()-]{3,24}$/u;
/** The fewest digits of a telephone number in use: `1051`. */
const phoneDigits = 3;

const createCheck = (error: ProblemCode, isValid: (value: string) => boolean) => z.refine<string>(isValid, { error, abort: true });

const getFieldChecks = (field: FormField) => {
  if (field.kind === 'choice') return [createCheck('choice', (value) => field.values.includes(value))];
  if (field.kind === 'consent' || field.kind === 'tick') return [createCheck('choice', (value) => value === 'yes')];
  const bounds = [
    createCheck('min', (value) => countCharacters(value) >= field.min),
    createCheck('max', (value) => measureValue(field, value) <= field.max),
  ];
  if (field.kind === 'email') return [...bounds, createCheck('email', (value) => emailPattern.test(value))];
  if (field.kind === 'phone') {
    const isPhone = (value: string) => phonePattern.test(value) && value.replace(/\D/gu, '').length >= phoneDigits;
    return [...bounds, createCheck('phone', isPhone)];
  }
  return bounds;
};

/** Returns the function that cleans a field's value; a password is left as it was typed. */
const getCleaner = ({ kind }: FormField) => {
  if (kind === 'password') return (value: string) => value;
  return kind === 'text' ? cleanText : cleanLine;
};

/** Reads a missing field as an empty one; a value that is not a string counts as empty too, and so is refused. */
const typedText = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' ? value : '')),
);

const createInputSchema = (field: FormField) => {
  const cleaned = z.pipe(typedText, z.transform(getCleaner(field)));
  const filled = z.string().check(
    createCheck('required', (value) => value !== ''),
    ...getFieldChecks(field),
  );
  if (field.required) return z.pipe(cleaned, filled);
  const emptyText = z.pipe(
    z.literal(''),
    z.transform(() => null),
  );
  return z.pipe(cleaned, z.union([emptyText, z.string().check(...getFieldChecks(field))]));
};

/** Creates the zod/mini schema of a form: the same in the browser and in the CMS. Its errors are problem codes. */
export const createFormSchema = (name: FormName) =>
  z.object(Object.fromEntries(Object.entries<FormField>(forms[name]).map(([field, formField]) => [field, createInputSchema(formField)])));

/**
 * Reads the problem code of an issue; a union reports its own failure and hides the code of the option that was meant.
 */
function getProblemCode(issue: z.core.$ZodIssue): ProblemCode {
  const inner = issue.code === 'invalid_union' ? issue.errors.flat().map(({ message }) => message) : [issue.message];
  return problemCodes.find((code) => inner.includes(code)) ?? 'required';
}

export type FormCheckResult<F extends FormName> = { ok: true; values: FormValues<F> } | { ok: false; problems: FormProblem[] };

/**
 * Checks a submitted form. Returns the cleaned values, or the first problem of each field in the form's order; unknown
 * fields are dropped.
 */
export function checkForm<F extends FormName>(name: F, sent: unknown): FormCheckResult<F> {
  const result = createFormSchema(name).safeParse(typeof sent === 'object' && sent !== null ? sent : {});
  if (result.success) return { ok: true, values: result.data as FormValues<F> };
  const problems = new Map<string, FormProblem>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!problems.has(field)) problems.set(field, { field, code: getProblemCode(issue) });
  }
  return { ok: false, problems: [...problems.values()] };
}

/** Returns the number in the sentence of a problem: the bound that was crossed. */
export function getProblemBound(name: FormName, { field, code }: FormProblem): number | null {
  const formField = Object.entries<FormField>(forms[name]).find(([key]) => key === field)?.[1];
  if (!formField || !('min' in formField)) return null;
  return code === 'min' ? formField.min : code === 'max' ? formField.max : null;
}
