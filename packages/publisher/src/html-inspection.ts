import { createHash } from 'node:crypto';

const scripts = /<script\b(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/giu;
const styles = /<style\b[^>]*>(?<body>[\s\S]*?)<\/style>/giu;
const dataBlock = /\btype="application\/(?:ld\+)?json"/iu;

const formatHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content-Security-Policy sources (CSP Level 3, hash-source). */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Collects the hashes of a page's inline scripts and styles. */
export function collectInlineHashes(html: string): InlineHashes {
  const sources = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const { groups } of html.matchAll(scripts)) {
    const { attributes = '', body = '' } = groups ?? {};
    if (body !== '' && !dataBlock.test(attributes)) sources.scripts.add(formatHashSource(body));
  }
  for (const { groups } of html.matchAll(styles)) sources.styles.add(formatHashSource(groups?.['body'] ?? ''));
  return { scripts: [...sources.scripts], styles: [...sources.styles] };
}

/** Returns the first attribute that no CSP header can allow: an inline style or an event handler. */
export function findInlineAttribute(html: string): string | undefined {
  const withoutBodies = html.replace(scripts, '').replace(styles, '');
  return /<[a-z][^<>]*?\s(?:style|on[a-z]+)="[^"]*"/iu.exec(withoutBodies)?.[0];
}

/** Finds what makes a rendered page unfit for publication; `null` without a fault. */
export function findHtmlFault(html: string): string | null {
  if (html.includes('\0')) return 'has a NUL byte in it';
  if (html.includes('\uFFFD')) return 'has a broken character (U+FFFD) in it';
  if (!html.includes('</html>')) return 'is cut short';
  const attribute = findInlineAttribute(html);
  return attribute ? `has an inline style or script, which the content policy forbids: ${attribute.slice(0, 160)}` : null;
}
