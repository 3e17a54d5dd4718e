import { CsvError, parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { Parser, Store } from 'n3';
import Validator from 'rdf-validate-shacl';
import { getErrorMessage } from '@ochiq/cli/process/errors';

import type { Finding, SiteFile } from './judge.ts';

/** Properties that RFC 5545 requires of each event. */
const needed = ['uid', 'dtstamp', 'dtstart', 'summary'];
const longestLine = 75;

/**
 * Checks that calendars can be parsed, that their lines are folded and end in CRLF, and that events have all required
 * properties.
 */
export function checkCalendars(files: readonly SiteFile[]): Finding[] {
  return files.flatMap(({ name, text }): Finding[] => {
    const createFinding = (message: string): Finding => ({ validator: 'calendar', message, place: name });
    const lines = text.split('\r\n');
    const faults = [
      ...(lines.some((line) => line.includes('\n')) ? [createFinding('A line does not end in CRLF')] : []),
      ...(lines.some((line) => Buffer.byteLength(line) > longestLine)
        ? [createFinding(`A line has more than ${String(longestLine)} bytes`)]
        : []),
    ];
    try {
      const events = ICAL.Component.fromString(text).getAllSubcomponents('vevent');
      const missing = events.flatMap((event) => needed.filter((property) => event.getFirstPropertyValue(property) === null));
      return [...faults, ...missing.map((property) => createFinding(`An event has no ${property}`))];
    } catch (error) {
      return [...faults, createFinding(getErrorMessage(error))];
    }
  });
}

const readGraph = (text: string) => new Store(new Parser().parse(text));
/** Returns the value of a term; results about a complete node name no property. */
const getTermValue = (term: { value: string } | null) => term?.value ?? '';
const getLocalName = (iri: string) => iri.split(/[#/]/u).at(-1) ?? iri;

/** Checks the catalogue of open data, in Turtle, against shapes of DCAT-AP. @param version of the shapes */
export async function checkCatalogue(catalogue: string, shapes: string, version: string): Promise<Finding[]> {
  const report = await new Validator(readGraph(shapes)).validate(readGraph(catalogue));
  return report.results.map(({ path, sourceConstraintComponent, message, focusNode }): Finding => {
    const rule = getLocalName(getTermValue(sourceConstraintComponent));
    const words = message.map(({ value }) => value).join(', ');
    const property = getLocalName(getTermValue(path));
    return {
      validator: 'catalogue',
      message: [`DCAT-AP ${version}`, property, rule, words].filter((part) => part !== '').join(': '),
      place: getTermValue(focusNode),
    };
  });
}

const byteOrderMark = '\uFEFF';

/**
 * Checks tables by RFC 4180: lines end in CRLF, all have the same number of cells, and quotes are closed. The byte
 * order mark, by which spreadsheets recognize UTF-8, is required.
 */
export function checkTables(files: readonly SiteFile[]): Finding[] {
  return files.flatMap(({ name, text }): Finding[] => {
    const createFinding = (message: string): Finding => ({ validator: 'csv', message, place: name });
    const marks = text.startsWith(byteOrderMark) ? [] : [createFinding('No byte order mark')];
    try {
      const rows = parse(text, { bom: true, record_delimiter: '\r\n', relax_column_count: false, relax_quotes: false });
      return rows.length < 2 ? [...marks, createFinding('No line below the head')] : marks;
    } catch (error) {
      if (error instanceof CsvError) return [...marks, createFinding(error.code)];
      throw error;
    }
  });
}
