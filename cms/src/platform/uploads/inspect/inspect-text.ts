import { createReadStream } from 'node:fs';

import type { Format } from '../formats';
import { UploadRefusal } from '../upload-refusal';

/** What browsers and viewers would take for something else, whatever it is called. */
const markup = /^\uFEFF?\s*(?:<!doctype|<html|<head|<body|<script|<svg|<\?xml|%PDF-|%!PS|\{\\rtf)/iu;
const headLength = 1024;

/**
 * Reads a text to its end: UTF-8 without NUL, and not the beginning of another format.
 * @throws Refusal
 */
export async function inspectText(file: string, { begins, mime }: Format): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let head = '';
  const take = (text: string) => {
    if (text.includes('\0')) throw new UploadRefusal('not-text');
    if (head.length < headLength) head += text.slice(0, headLength);
  };
  try {
    for await (const chunk of createReadStream(file)) take(decoder.decode(chunk as Buffer, { stream: true }));
    take(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) throw new UploadRefusal('not-text');
    throw error;
  }
  if (markup.test(head) || begins?.test(head) === false) throw new UploadRefusal('content', mime);
}
