import type { Field } from '@ochiq/contract/fields/field';
import type * as z from 'zod';

import type { Groups } from './names.ts';

type Word<T> = T extends string ? (string extends T ? never : T) : never;
type WordsIn<F> = { [K in keyof F]: F[K] extends Field<infer S> ? Word<z.output<S>> : never }[keyof F];
type WordsOf<T> = T extends { fields: infer F } ? WordsIn<F> : never;

/**
 * The labels of all enumeration values. Strapi takes the value for the id of its text, so that a value of several
 * enumerations has one text. The compiler requires all of them.
 */
export type Choices = Readonly<Record<WordsOf<Groups>, string>>;
