import { exportedAddress } from './exported-address.ts';
import type { ExportedSite } from './exported-site.ts';

/** Rewrites the addresses in a style sheet for the export. @param from the file of the style sheet */
export function exportedCss(css: string, from: string, site: ExportedSite): string {
  return css.replace(/url\(\s*(?<quote>["']?)(?<address>[^"')]+)\k<quote>\s*\)/gu, (whole, ...rest) => {
    const { quote = '', address = '' } = rest.at(-1) as Partial<Record<string, string>>;
    return address.startsWith('data:') ? whole : `url(${quote}${exportedAddress(address.trim(), from, site)}${quote})`;
  });
}
