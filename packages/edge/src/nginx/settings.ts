import type { InlineHashes } from '../rules/content-security-policy.ts';

/** A release that the configuration knows: pages of any other are left to the edge. */
export type KnownRelease = InlineHashes & {
  /** The real path of its `public` folder. */
  folder: string;
  /** The paths where its redirects start. */
  redirected: readonly string[];
};

/** Where a server takes requests. */
export type Listening = {
  /** Addresses and ports as nginx writes them: `80`, `127.0.0.1:8080`, `[::]:443`. */
  addresses: readonly string[];
  /** Where its certificate and key lie; without them it speaks plain HTTP. */
  certificate?: { file: string; key: string } | undefined;
};

/** Everything that the configuration is made of. */
export type NginxSettings = {
  /** The published folder: `current` in it leads to the release. */
  siteDir: string;
  /** The site's public address; its path is the base path. */
  siteUrl: string;
  listen: Listening;
  /** Where readers are led to https from. */
  unsafeAddresses?: readonly string[];
  /** Host and port of the edge, which believes what nginx says of a reader's address. */
  edge: string;
  /** The name server that says where the edge's and the CMS's names lead at the moment; without it they are looked up once. */
  resolver?: string | undefined;
  releases: readonly KnownRelease[];
  /** A folder of nginx's own, for its number and what it puts aside. */
  runDir: string;
  /** Where the module lies that this needs. */
  moduleFile: string;
  /** Who its workers are, where it is started by root. */
  user?: string | undefined;
  /** Addresses and subnets of servers before nginx whose `X-Forwarded-For` is believed. */
  trustedProxies?: readonly string[];
  /** The panel under a host of its own, the CMS that has it, and the publisher that shows drafts there. */
  panel?: { host: string; cms: string; publisher?: string | undefined; listen: Listening } | undefined;
};
