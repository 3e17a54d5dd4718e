import { rewriteAddress } from './rewrite-address.ts';
import type { ExportedSite } from './exported-site.ts';

/** Rewrites the addresses in a style sheet for the export. @param from the file of the style sheet */
export function rewriteCss(css: string, from: string, site: ExportedSite): string {
  return css.replace(/url\(\s*(?<quote>["']?)(?<address>[^"')]+)\k<quote>\s*\)/gu, (matchedText, ...rest) => {
    const { quote = '', address = '' } = rest.at(-1) as Partial<Record<string, string>>;
    return address.startsWith('data:') ? matchedText : `url(${quote}${rewriteAddress(address.trim(), from, site)}${quote})`;
  });
}
