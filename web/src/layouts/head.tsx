import { defaultLocale, locales } from '@ochiq/contract/routing/locales';
import { getManifestPath, getOpenSearchPath, themeColor, touchIcon } from '@ochiq/pages/metadata-files/places';
import { withPrefix } from 'gatsby';
import { feedFormats, feedTypes, getFeedName, getFeedPath } from '@ochiq/pages/feeds/feed-place';
import type { Page } from '@ochiq/pages/page';
import { formatSearchTitle } from '@ochiq/contract/routing/search-place';
import { formatPageTitle } from '@ochiq/pages/view-models/format-page-title';

import { FontPreload } from '../styles/font-preload';
import { buildJsonLd, SharingTags } from './head-sharing';
import type { TemplateHeadProps } from './page-props';
import { toErrorStatus } from '../i18n/to-error-status';
import { getMessages, type MessageFiles } from '../i18n/message-files';

const isTemplate = <T extends Page['template']>(page: Page, template: T): page is Page<T> => page.template === template;

/** Returns the title of a part of the document register, by its kind, status or year. */
function getDocumentPartTitle({ body: { section, part } }: Page<'document-list'>, data: MessageFiles): string {
  if (!part) return section.title;
  const { kind, status } = getMessages(data, 'documents');
  const names: Readonly<Record<string, string>> = { ...kind, ...status };
  return `${section.title}: ${names[part.value] ?? part.value}`;
}

/** Returns the heading of a page; where the content has none, it is an interface text. */
function getPageHeading(page: Page, data: MessageFiles): string {
  if (page.head.title !== '') return page.head.title;
  if (isTemplate(page, 'document-list')) return getDocumentPartTitle(page, data);
  // Whether a form was sent the page itself shows, filled by the edge.
  if (isTemplate(page, 'form') || isTemplate(page, 'sent')) return getMessages(data, 'forms').title[page.body.form];
  if (isTemplate(page, 'account')) return getMessages(data, 'problems').account.title;
  if (isTemplate(page, 'offline')) return getMessages(data, 'offline').title;
  const messages = getMessages(data, 'error');
  return isTemplate(page, 'error') ? messages.message[toErrorStatus(page.body.status)] : messages.notFound;
}

/** Returns the query in the address of the current page; empty while pages are built. */
const getSearchWords = (): string =>
  typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.search).get('q') ?? '').trim();

export function getHeadTitle(page: Page, data: MessageFiles): string {
  const title = formatPageTitle(getPageHeading(page, data), page.shell.shortName);
  // As the edge has titled it.
  return isTemplate(page, 'search') ? formatSearchTitle(getSearchWords(), title) : title;
}

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
        <link key={translation.tag} rel="alternate" hrefLang={translation.tag} href={siteUrl + translation.path} />
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
