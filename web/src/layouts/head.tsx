import { defaultLocale, locales } from '@ochiq/contract/routing/locales';
import { getManifestPath, getOpenSearchPath, themeColor, touchIcon } from '@ochiq/pages/metadata-files/places';
import { withPrefix } from 'gatsby';
import { feedFormats, getFeedName, getFeedPath, feedTypes } from '@ochiq/pages/feeds/feed-place';
import type { Page } from '@ochiq/pages/page';

import { FontPreload } from '../styles/font-preload';
import { SharingTags } from './head-sharing';
import { getPageHeading, getHeadTitle } from './get-head-title';
import { buildJsonLd } from './build-json-ld';
import type { TemplateHeadProps } from './page-context';

/** Renders the `link` tags of the page's feed. */
function FeedTags({ page, siteUrl }: { page: Page; siteUrl: string }) {
  const { head, locale, route, shell } = page;
  const feed = getFeedName(route);
  if (feed === null) return null;
  const title = head.title === '' ? shell.shortName : head.title;
  return feedFormats.map((format) => (
    <link key={format} rel="alternate" type={feedTypes[format]} title={title} href={siteUrl + getFeedPath(feed, locale, format)} />
  ));
}

/** Renders the head of a page, for browsers, search engines and social networks. */
export function Head({ data, pageContext: { page, siteUrl } }: TemplateHeadProps) {
  const { head, locale } = page;
  const { tag, dir } = locales[locale];
  const title = getHeadTitle(page, data);
  const canonical = head.canonical === null ? null : siteUrl + head.canonical;
  const byDefault = head.translations.find((translation) => translation.locale === defaultLocale) ?? head.translations[0];
  return (
    <>
      <html lang={tag} dir={dir} />
      <title>{title}</title>
      <FontPreload locale={locale} />
      {head.description !== null && <meta name="description" content={head.description} />}
      {!head.index && <meta name="robots" content="noindex" />}
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {head.translations.map((translation) => (
        <link key={translation.locale} rel="alternate" hrefLang={locales[translation.locale].tag} href={siteUrl + translation.path} />
      ))}
      {byDefault && <link rel="alternate" hrefLang="x-default" href={siteUrl + byDefault.path} />}
      <link rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix(touchIcon)} />
      <link rel="manifest" href={withPrefix(getManifestPath(locale))} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={page.shell.shortName}
        href={withPrefix(getOpenSearchPath(locale))}
      />
      <FeedTags page={page} siteUrl={siteUrl} />
      <meta name="theme-color" content={themeColor} />
      <SharingTags page={page} heading={getPageHeading(page, data)} siteUrl={siteUrl} />
      {/* A block of data, which no policy for scripts is about. */}
      {head.things.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: buildJsonLd(head.things, siteUrl) }} />
      )}
    </>
  );
}
