type ShareLink = (page: { title: string; url: string }) => string;

const encodeQuery = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString().replaceAll('+', '%20');

/** Networks to share a page on with nothing but a link: no script, and no request before the click. */
export const networks = {
  telegram: ({ title, url }) => `https://t.me/share/url?${encodeQuery({ url, text: title })}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${encodeQuery({ u: url })}`,
  x: ({ title, url }) => `https://x.com/intent/post?${encodeQuery({ url, text: title })}`,
} as const satisfies Record<string, ShareLink>;

export const networkNames = Object.keys(networks) as (keyof typeof networks)[];

export const buildMailLink: ShareLink = ({ title, url }) => `mailto:?${encodeQuery({ subject: title, body: url })}`;
