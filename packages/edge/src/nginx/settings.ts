import type { InlineHashes } from '@ochiq/http-policy/security-headers';

/** A release that the configuration knows: requests for pages of any other are passed to the edge. */
export type KnownRelease = InlineHashes & {
  /** The real path of its `public` folder. */
  folder: string;
  /** The paths where its redirects start. */
  redirected: readonly string[];
};

/** The addresses that a server listens on. */
export type ListenOptions = {
  /** Addresses and ports as nginx writes them: `80`, `127.0.0.1:8080`, `[::]:443`. */
  addresses: readonly string[];
  /** Its certificate and key; without them it speaks plain HTTP. */
  certificate?: { file: string; key: string } | undefined;
};

/** All settings of the configuration. */
export type NginxSettings = {
  /** The published folder: `current` in it links to the release. */
  siteDir: string;
  /** The site's public address; its path is the base path. */
  siteUrl: string;
  listen: ListenOptions;
  /** Addresses whose requests are redirected to https. */
  unsafeAddresses?: readonly string[];
  /** Host and port of the edge, which trusts the client address that nginx sends. */
  edge: string;
  /** The name server for the names of edge and CMS; without it they are resolved once. */
  resolver?: string | undefined;
  releases: readonly KnownRelease[];
  /** A folder of nginx's own, for its PID file and temporary files. */
  runDir: string;
  /** The file of the module that this needs. */
  moduleFile: string;
  /** The user of the workers, where root starts nginx. */
  user?: string | undefined;
  /** Addresses and subnets of proxies in front of nginx whose `X-Forwarded-For` is trusted. */
  trustedProxies?: readonly string[];
  /** The panel under a host of its own, the CMS that has it, and the publisher that shows drafts there. */
  panel?: { host: string; cms: string; publisher?: string | undefined; listen: ListenOptions } | undefined;
};
