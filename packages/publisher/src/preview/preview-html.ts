const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/giu;
/** What is fetched for scripts only. */
const scriptLinks =
  /<link\b(?=[^>]*\brel="(?:modulepreload|prefetch|preload)")(?=[^>]*\b(?:as="(?:script|fetch)"|rel="(?:modulepreload|prefetch)"))[^>]*>/giu;
/** Nothing runs here: what is for those without scripts is for everybody. */
const noscripts = /<\/?noscript\b[^>]*>/giu;
const robots = /<meta\b[^>]*\bname="robots"[^>]*>/giu;
const canonical = /<link\b[^>]*\brel="canonical"[^>]*>/giu;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

/** Keeps search engines away; links leave the panel's frame. */
export const previewHead = '<meta name="robots" content="noindex"><base target="_blank">';

const style =
  '<style>.ochiq-preview{position:sticky;inset-block-start:0;z-index:9999;margin:0;padding:.5rem 1rem;' +
  'background:#7a1f00;color:#fff;font:600 1rem/1.4 system-ui,sans-serif;text-align:center}</style>';

/** A link to a page of the site, not to a file. */
const siteLinks = /(?<before><a\b[^>]*?\shref=")(?=\/(?!\/)(?:[^".]|\.(?![a-z0-9]+"))*")/giu;

/**
 * A page as an editor sees it: without scripts, closed to search engines, with a notice above it and links that lead to the site.
 * @param siteOrigin where the site is, `https://ochiq.example`
 */
export function previewHtml(page: string, notice: string, siteOrigin: string): string {
  const still = page.replace(scripts, '').replace(scriptLinks, '').replace(noscripts, '').replace(robots, '').replace(canonical, '');
  return still
    .replace(siteLinks, (before) => before + siteOrigin)
    .replace(/<head\b[^>]*>/iu, (head) => head + previewHead + style)
    .replace(/<body\b[^>]*>/iu, (body) => `${body}<p class="ochiq-preview" role="status">${escaped(notice)}</p>`);
}
