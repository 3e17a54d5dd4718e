import { accounts } from './panel/accounts.ts';
import { content } from './panel/content.ts';
import { entrance } from './panel/entrance.ts';
import { frame } from './panel/frame.ts';
import { media } from './panel/media.ts';

/** The panel's own words that editors see; what is missing here Strapi shows in English. */
export const panel: Readonly<Record<string, string>> = { ...accounts, ...content, ...entrance, ...frame, ...media };
