import { pathPrefixOf } from '../path-prefix-of.ts';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/giu;
/** What is fetched for scripts only. */
const scriptLinks =
  /<link\b(?=[^>]*\brel="(?:modulepreload|prefetch|preload)")(?=[^>]*\b(?:as="(?:script|fetch)"|rel="(?:modulepreload|prefetch)"))[^>]*>/giu;
/** Nothing runs here: what is for those without scripts is for everybody. */
const noscripts = /<\/?noscript\b[^>]*>/giu;
const robots = /<meta\b[^>]*\bname="robots"[^>]*>/giu;
/** What is for search engines, feed readers and browsers that keep the site: nothing of it is loaded here. */
const otherLinks = /<link\b[^>]*\brel="(?:alternate|canonical|manifest|search)"[^>]*>/giu;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

/** Keeps search engines away; links leave the panel's frame. */
export const previewHead = '<meta name="robots" content="noindex"><base target="_blank">';

const style =
  '<style>.ochiq-preview{position:sticky;inset-block-start:0;z-index:9999;margin:0;padding:.5rem 1rem;' +
  'background:#7a1f00;color:#fff;font:600 1rem/1.4 system-ui,sans-serif;text-align:center}</style>';

/** A link within the site. */
const siteLinks = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)/giu;

/**
 * A page as an editor sees it: without scripts, closed to search engines, with a notice above it and links that lead to the site,
 * but for uploads, which may be the draft's alone.
 */
export function previewHtml(page: string, notice: string, siteUrl: string): string {
  const [{ origin }, uploads] = [new URL(siteUrl), `${pathPrefixOf(siteUrl)}/media/`];
  const still = page.replace(scripts, '').replace(scriptLinks, '').replace(noscripts, '').replace(robots, '').replace(otherLinks, '');
  return still
    .replace(siteLinks, (link, before: string, to: string) => (to.startsWith(uploads) ? link : before + origin + to))
    .replace(/<head\b[^>]*>/iu, (head) => head + previewHead + style)
    .replace(/<body\b[^>]*>/iu, (body) => `${body}<p class="ochiq-preview" role="status">${escaped(notice)}</p>`);
}
