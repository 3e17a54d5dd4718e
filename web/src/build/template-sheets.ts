import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { TemplateName } from '@ochiq/contract/routing/routes';
import * as z from 'zod';

const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

const chunkPattern = /^component---src-templates-(?<template>.+)-tsx$/u;

const isSheet = (name: string) => name.endsWith('.css');

/**
 * Reads the style sheet of each template, which it has in addition to the common one.
 * @param stats Gatsby's list of the files of each part of the site
 * @throws Gatsby names its parts in another way than before
 */
export function parseTemplateSheets(stats: unknown): Readonly<Partial<Record<TemplateName, string>>> {
  const { assetsByChunkName } = webpackStats.parse(stats);
  const common = new Set(assetsByChunkName['app']?.filter(isSheet));
  const sheets = Object.entries(assetsByChunkName).flatMap(([chunk, files]) => {
    const template = chunkPattern.exec(chunk)?.groups?.['template'];
    const own = files.find((name) => isSheet(name) && !common.has(name));
    return template === undefined || own === undefined ? [] : [[template, own] as const];
  });
  if (common.size === 0 || sheets.length === 0)
    throw new Error('Gatsby lists the style sheets of templates in another way than before: look at src/build/template-sheets.ts');
  return Object.fromEntries(sheets);
}

type DefinePlugin = { apply: (compiler: Compiler) => void };
type Compiler = { webpack: { DefinePlugin: new (values: Record<string, string>) => DefinePlugin } };

/** Provides the renderer with the style sheets of templates, which Gatsby has built before. */
export const templateSheetsPlugin: DefinePlugin = {
  apply(compiler) {
    const stats: unknown = JSON.parse(readFileSync(path.join('public', 'webpack.stats.json'), 'utf8'));
    new compiler.webpack.DefinePlugin({ TEMPLATE_SHEETS: JSON.stringify(parseTemplateSheets(stats)) }).apply(compiler);
  },
};
