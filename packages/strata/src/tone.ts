import { hashOf } from './random.ts';

/** The colour families of generated art. */
export const tones = ['water', 'sand', 'field'] as const;
export type Tone = (typeof tones)[number];

/** Picks a colour family, stable for each seed. */
export const toneOf = (seed: string): Tone => tones[hashOf(seed) % tones.length] ?? 'water';
