/** Headers that nginx writes itself, from the file or for the connection. */
const ownHeaders: ReadonlySet<string> = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
]);

/** The headers of a response that a bare nginx has to be told to send, by name. */
export type ConstantHeaders = readonly (readonly [name: string, value: string])[];

/** Selects the headers that nginx does not write by itself. */
export const selectConstantHeaders = (headers: Iterable<readonly [string, string]>): ConstantHeaders =>
  [...headers].filter(([name]) => !ownHeaders.has(name.toLowerCase()));

/** Requests paths as the benchmark does, and reads the headers that a bare nginx lacks. */
export async function readConstantHeaders(url: string, paths: readonly string[]): Promise<ReadonlyMap<string, ConstantHeaders>> {
  const headersByPath = new Map<string, ConstantHeaders>();
  for (const path of paths) {
    const response = await fetch(new URL(path, url), { headers: { 'Accept-Encoding': 'gzip', 'Accept-Language': 'uz' } });
    await response.arrayBuffer();
    headersByPath.set(path, selectConstantHeaders(response.headers));
  }
  return headersByPath;
}

const quote = (value: string): string => `"${value.replace(/[\\"]/gu, String.raw`\$&`)}"`;
const serveFile = 'try_files $uri $uri/index.html =404;';

type BareNginxOptions = {
  publicFolder: string;
  runDir: string;
  port: number;
  /** Headers that are sent with a path; none where it is truly bare. */
  headersByPath?: ReadonlyMap<string, ConstantHeaders>;
};

/** Creates a configuration that only sends files fast, with constant headers if any: the baselines for ours. */
export function createBareNginxConfig({ publicFolder, runDir, port, headersByPath = new Map() }: BareNginxOptions): string {
  const locations = [...headersByPath].map(
    ([path, headers]) =>
      `location = ${quote(path)} { ${serveFile} ${headers.map(([name, value]) => `add_header ${name} ${quote(value)};`).join(' ')} }`,
  );
  return `
pid ${runDir}/nginx.pid;
error_log stderr crit;
worker_rlimit_nofile 16384;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${runDir}/${name};`).join('\n  ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  server {
    listen 127.0.0.1:${String(port)};
    root ${publicFolder};
    location / { ${serveFile} }
    ${locations.join('\n    ')}
  }
}
`;
}
