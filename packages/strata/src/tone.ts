import { hashOf } from './random.ts';

/** The families of colour that generated art comes in. */
export const tones = ['water', 'sand', 'field'] as const;
export type Tone = (typeof tones)[number];

/** The family of a thing: the same for its life. */
export const toneOf = (seed: string): Tone => tones[hashOf(seed) % tones.length] ?? 'water';
