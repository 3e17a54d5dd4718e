import { hashSeed } from './random.ts';

/** The colour families of generated art. */
export const tones = ['water', 'sand', 'field'] as const;
export type Tone = (typeof tones)[number];

/** Picks a colour family, stable for each seed. */
export const pickTone = (seed: string): Tone => tones[hashSeed(seed) % tones.length] ?? 'water';
