import type { Field } from '@ochiq/contract/field';
import type * as z from 'zod';

import type { Groups } from './names.ts';

type Word<T> = T extends string ? (string extends T ? never : T) : never;
type WordsIn<F> = { [K in keyof F]: F[K] extends Field<infer S> ? Word<z.output<S>> : never }[keyof F];
type WordsOf<T> = T extends { fields: infer F } ? WordsIn<F> : never;

/**
 * What the panel calls each of the words that can be chosen somewhere. Strapi takes the word for the id of its text, so
 * that one which is chosen in several places has one text. The compiler asks for every one of them.
 */
export type Choices = Readonly<Record<WordsOf<Groups>, string>>;
