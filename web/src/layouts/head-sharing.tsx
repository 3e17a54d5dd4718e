import type { Localized } from '@ochiq/contract/routing/locales';
import type { Head } from '@ochiq/pages/view-models/head';
import type { Page } from '@ochiq/pages/page';
import type { Thing } from '@ochiq/pages/structured-data/thing';

/** Properties whose value is an address. */
const addresses: readonly string[] = ['@id', 'url', 'item', 'logo', 'image', 'contentUrl', 'license', 'mainEntityOfPage', 'serviceUrl'];

/** Characters that would end the script element, or be taken for a character reference there. */
const dangerous = /[<>&\u2028\u2029]/gu;
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Builds the text of a page's `application/ld+json` script: all its things in one graph, with absolute addresses.
 * @param siteUrl the site's public address, without a trailing slash
 */
export function buildJsonLd(things: readonly Thing[], siteUrl: string): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const text = JSON.stringify(graph, (key, value: unknown) => {
    if (value === null) return undefined;
    return typeof value === 'string' && value.startsWith('/') && addresses.includes(key) ? siteUrl + value : value;
  });
  return text.replace(dangerous, escapeCharacter);
}

const openGraphLocale: Localized<string> = { uz: 'uz_UZ', ru: 'ru_RU', en: 'en_GB' };

/** What networks ask for, and what the cards are drawn in. */
const cardWidth = 1200;
const cardHeight = 630;

type SharingProps = { page: Page; heading: string; siteUrl: string };

function ArticleTags({ published, modified }: NonNullable<Head['article']>) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={modified} />
    </>
  );
}

function CardTags({ card, heading, siteUrl }: { card: string; heading: string; siteUrl: string }) {
  return (
    <>
      <meta property="og:image" content={siteUrl + card} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardWidth)} />
      <meta property="og:image:height" content={String(cardHeight)} />
      <meta property="og:image:alt" content={heading} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Renders the tags for sharing a page: https://ogp.me, and how large its picture may be shown. */
export function SharingTags({ page: { head, locale, shell }, heading, siteUrl }: SharingProps) {
  const { title = heading, text = null } = head.share ?? {};
  const description = text ?? head.description;
  const others = head.translations.flatMap((translation) => translation.locale ?? []).filter((other) => other !== locale);
  return (
    <>
      <meta property="og:type" content={head.article ? 'article' : 'website'} />
      <meta property="og:site_name" content={shell.shortName} />
      <meta property="og:title" content={title} />
      {description !== null && <meta property="og:description" content={description} />}
      {head.canonical !== null && <meta property="og:url" content={siteUrl + head.canonical} />}
      <meta property="og:locale" content={openGraphLocale[locale]} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale[other]} />
      ))}
      {head.article && <ArticleTags {...head.article} />}
      {head.card === null ? (
        <meta name="twitter:card" content="summary" />
      ) : (
        <CardTags card={head.card} heading={heading} siteUrl={siteUrl} />
      )}
    </>
  );
}
