import { hashName } from '../format/hash.ts';

/** The content of a social card. */
export type CardContent = {
  title: string;
  /** The section that the page is in. */
  label: string | null;
  /** The institution. */
  name: string;
  /** The seed of the background: the page's canonical path, so that a page keeps its background. */
  seed: string;
};
export type Card = CardContent & { path: string };

/** Another value renders every card again: to be changed with the drawing (`@ochiq/images/render-card-png`). */
const drawingVersion = '1';

/** Creates a card under a name of its own: an unchanged page keeps its card, a changed one bypasses every cache. */
export function createCard({ title, label, name, seed }: CardContent): Card {
  return { path: `/cards/${hashName(JSON.stringify([drawingVersion, title, label, name, seed]))}.png`, title, label, name, seed };
}
