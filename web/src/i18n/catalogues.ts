import type { Locale } from '@ochiq/contract/routing/locales';

import type { English } from './en';
import type { Namespace } from './namespaces';
import type { Russian } from './ru';
import type { Uzbek } from './uz';

type Catalogues = { uz: Uzbek; ru: Russian; en: English };

/** The messages that the keys are typed by: those of the default language. */
export type Messages = Catalogues['uz'];

type PluralSuffix = '_one' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;
type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeysOf<T[K]>}` }[keyof T & string];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : { missing: Exclude<B, A> }) : { missing: Exclude<A, B> };
type SameInAll<N extends Namespace> = { [L in Locale]: Same<KeysOf<Messages[N]>, KeysOf<Catalogues[L][N]>> };

/** Fails to compile, naming the keys, when a language lacks a message or has one too many. */
export type Complete<Check extends { [N in Namespace]: Record<Locale, true> } = { [N in Namespace]: SameInAll<N> }> = Check;

type PluralKeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? (K extends `${infer Base}${PluralSuffix}` ? Base : never) : `${K}.${PluralKeysOf<T[K]>}`;
}[keyof T & string];

/** Every message by its full name: `news:empty`. */
export type MessageKey = { [N in Namespace]: `${N}:${KeysOf<Messages[N]>}` }[Namespace];

/** Messages with a form for each plural category. */
export type PluralMessageKey = { [N in Namespace]: `${N}:${PluralKeysOf<Messages[N]>}` }[Namespace];
