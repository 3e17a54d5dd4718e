import { createHash } from 'node:crypto';

/**
 * The style of the few pages that need no file of a release: the colours and the measure of the site, light and dark.
 */
export const plainStyle =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}' +
  'body{max-width:36rem;margin:0 auto;padding:15vh 1.5rem;background:#fbfaf7;color:#14202e}' +
  'h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25}section+section{margin-top:3rem}' +
  'a{display:inline-block;padding:.6rem 0;color:#12407a}code{overflow-wrap:anywhere}' +
  '@media(prefers-color-scheme:dark){body{background:#0e1620;color:#e8edf3}a{color:#a6caf3}}';

/** The hash that allows exactly this style in the Content-Security-Policy. */
export const plainStyleHash = `'sha256-${createHash('sha256').update(plainStyle).digest('base64')}'`;
