import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/**
 * Starts a generic web server: files by their names, folders by their `index.html`, nothing project-specific. For
 * tests.
 */
export async function servePlainFolder(folder: string, prefix: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const sendFile = async () => {
      if (!pathname.startsWith(prefix)) throw new Error('outside');
      const file = path.join(folder, decodeURIComponent(pathname.slice(prefix.length)));
      const isFolder = (await stat(file)).isDirectory();
      if (isFolder && !pathname.endsWith('/')) return response.writeHead(301, { Location: `${pathname}/` }).end();
      return response.writeHead(200).end(await readFile(isFolder ? path.join(file, 'index.html') : file));
    };
    sendFile().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${prefix}`, server };
}
