import { hashName } from '../format/hash.ts';

/** What is drawn on the picture that shows a page where it is shared. */
export type CardWords = {
  title: string;
  /** The section that the page is in. */
  label: string | null;
  /** The institution. */
  name: string;
  /** What the art is drawn from: the page's canonical path, so that it keeps its face. */
  seed: string;
};
export type Card = CardWords & { path: string };

/** Another value makes every card anew: to be changed with the drawing (`@ochiq/pictures/card-picture`). */
const drawing = '1';

/** The card of these words, under a name of its own: an unchanged page keeps its card, a changed one gets past every cache. */
export function cardOf({ title, label, name, seed }: CardWords): Card {
  return { path: `/cards/${hashName(JSON.stringify([drawing, title, label, name, seed]))}.png`, title, label, name, seed };
}
