import { accounts } from './panel/accounts.ts';
import { content } from './panel/content.ts';
import { entrance } from './panel/entrance.ts';
import { frame } from './panel/frame.ts';
import { media } from './panel/media.ts';

/** The panel's words that Strapi's own Russian lacks and that editors see. */
export const panel: Readonly<Record<string, string>> = { ...accounts, ...content, ...entrance, ...frame, ...media };
