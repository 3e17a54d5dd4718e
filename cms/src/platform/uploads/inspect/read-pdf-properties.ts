import { PDFBool, type PDFContext, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFString } from '@cantoo/pdf-lib';

import type { PdfProperties } from './pdf-properties';

const maxTitle = 300;
const maxLanguage = 35;

const lookup = (holder: PDFObject | undefined, key: string): PDFObject | undefined =>
  holder instanceof PDFDict ? holder.lookup(PDFName.of(key)) : undefined;

function readText(value: PDFObject | undefined, maxLength: number): string {
  const text = value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
  return text
    .replaceAll(/[\0\p{Surrogate}\uFFFD]/gu, '')
    .trim()
    .slice(0, maxLength);
}

/** Returns whether a dictionary describes a font: a page without any shows no letters. */
export const isFont = (dict: PDFDict): boolean => lookup(dict, 'Type') === PDFName.of('Font');

/** Reads the properties of a parsed document. */
export function readPdfProperties(context: PDFContext, hasText: boolean): PdfProperties {
  const { Root, Info } = context.trailerInfo;
  const catalog = Root && context.lookup(Root);
  const isMarked = lookup(lookup(catalog, 'MarkInfo'), 'Marked') === PDFBool.True;
  const count = lookup(lookup(catalog, 'Pages'), 'Count');
  const pages = count instanceof PDFNumber ? count.asNumber() : 0;
  return {
    title: readText(lookup(Info && context.lookup(Info), 'Title'), maxTitle),
    language: readText(lookup(catalog, 'Lang'), maxLanguage),
    isTagged: isMarked && lookup(catalog, 'StructTreeRoot') instanceof PDFDict,
    pages: Number.isSafeInteger(pages) && pages > 0 ? pages : 0,
    hasText,
  };
}
