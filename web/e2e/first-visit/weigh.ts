import http from 'node:http';
import https from 'node:https';

import { budgets, type Part } from './budgets.ts';

export type LoadedFile = { url: string; part: Part };
export type WeighedFile = LoadedFile & { bytes: number };
export type Figure = { name: string; bytes: number; limit: number; largest: readonly WeighedFile[] };

const known = new Map<string, Promise<number>>();

function measureTransfer(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { get } = url.startsWith('https:') ? https : http;
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('error', reject);
      response.once('end', () => {
        resolve(bytes);
      });
    }).once('error', reject);
  });
}

/** How much the server sends for each of them when it is asked for gzip. */
export function weigh(loaded: readonly LoadedFile[]): Promise<WeighedFile[]> {
  return Promise.all(
    loaded.map(async (file) => {
      const bytes = known.get(file.url) ?? measureTransfer(file.url);
      known.set(file.url, bytes);
      return { ...file, bytes: await bytes };
    }),
  );
}

/** The figure of each budget. */
export function computeFigures(files: readonly WeighedFile[]): Figure[] {
  return budgets.map(({ name, parts, limit }) => {
    const counted = files.filter(({ part }) => (parts as readonly Part[]).includes(part)).sort((a, b) => b.bytes - a.bytes);
    const bytes = counted.reduce((sum, file) => sum + file.bytes, 0);
    return { name, bytes, limit: limit * 1024, largest: counted.slice(0, 4) };
  });
}

export const formatKib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** What is over its budget, by how much, and what weighs most in it. */
export function findOverruns(files: readonly WeighedFile[]): string[] {
  return computeFigures(files)
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit, largest }) => {
      const parts = largest.map((file) => `${new URL(file.url).pathname} ${formatKib(file.bytes)}`).join(', ');
      return `${name}: ${formatKib(bytes)}, ${formatKib(bytes - limit)} over ${formatKib(limit)}; most of it: ${parts}`;
    });
}
