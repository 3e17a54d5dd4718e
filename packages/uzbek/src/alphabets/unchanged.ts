import { apostrophes } from '../apostrophe.ts';
import { nameEnd } from './word-list.ts';

/** Endings of addresses and files: after a full stop without a space, anything else is the next sentence. */
const domains = 'uz|com|org|net|ru|me|gov|edu|info|io|eu|kz|int|dev|app|example';
const formats =
  'pdf|docx?|xlsx?|pptx?|od(?:t|s|p)|rtf|txt|csv|tsv|xml|json|jsonld|geojson|rdf|ttl|html?|php|zip|rar|7z|jpe?g|png|gif|svg|webp|mp[34]|avi|apk';
/** Allows capitals in a pattern. */
const withCapitals = (pattern: string): string => pattern.replace(/[a-z]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const noLetter = String.raw`(?![\p{L}${apostrophes}])`;
const units = '(?:IX|IV|V?I{1,3}|V)';
/** What has Roman numbers, also where it has been converted. */
const numbered = `asr|chorak|bob|bo[${apostrophes}]lim|qism|son|sessiya|guruh|toifa|chaqiriq|аср|чорак|боб|бўлим|қисм|сон|сессия|гуруҳ|тоифа|чақириқ`;
/** A family name after an initial: `X. Karimovga`. */
const familyName = String.raw`\p{Lu}[\p{L}${apostrophes}]*(?:[oe]va?|skiy|skaya|zoda)${nameEnd}`;

/** An element of a formula: before an ending, its second letter is that of the ending. */
const element = '[A-Z](?:[a-z](?![a-z]))?';
const raised = '⁰¹²³⁴-⁹⁺⁻';

/** Patterns of what stays: addresses, tags of networks, Roman numerals, letters of numbers, as of cars and passports, and of driving licences, formulas. */
export const unchanged = [
  String.raw`(?<![^\s()[\]«“"])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.(?:${domains})(?![./?#]\w|\S*@)${nameEnd}`,
  String.raw`(?<![^\s()[\]])[^\s()[\]@]*@[^\s()[\]]*`,
  String.raw`(?<!\w)\w+:\/\/\S+`,
  String.raw`(?<![\p{L}\p{N}])\/[a-z][^\s)]*`,
  String.raw`(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:${withCapitals(`${domains}|${formats}`)})(?:(?::\d+)?[/?#][^\s()[\]«»“”"]*|(?!\w*\.\w)${nameEnd})`,
  String.raw`(?<![\p{L}\p{N}&])#[\p{L}\p{N}_${apostrophes}]*\p{L}[\p{L}\p{N}_]*`,
  // Of several letters.
  String.raw`(?<![\p{L}\p{N}])(?:(?:XC|XL|LX{1,3}|X{2,3})${units}?|X${units}|IX|IV|V?I{2,3}|VI)(?!\p{L})`,
  // A single letter before a full stop is an initial, unless it numbers what follows: `I. Umumiy qoidalar`.
  // After a number `V` is a unit, unless it numbers what follows itself: `2026 V chorak`.
  String.raw`(?<![\p{L}\p{N}])(?<!\d\s(?=V(?!-|\s+(?:${numbered}))))[IVX](?![\p{L}.${apostrophes}])`,
  String.raw`(?<=(?:^|\n)[^\S\n]{0,20})[IVX](?=\.(?:\s*$|\s+(?!${familyName})\p{Lu}))`,
  String.raw`(?<=\d)[A-Z]+${noLetter}|(?<![\p{L}${apostrophes}])[A-Z]+(?=\d)`,
  String.raw`(?<=\d-)[A-Z]+(?=-\d)|(?<![\p{L}\p{N}])[A-E]{1,2}(?=\s+(?:toifa|тоифа))`,
  String.raw`(?<!\d)\d\d [A-Z] \d{3} [A-Z]{2}${noLetter}|(?<!\d)\d\d \d{3} [A-Z]{3}${noLetter}|(?<![\p{L}${apostrophes}])[A-Z]{2} \d{7}(?!\d)`,
  String.raw`(?<!\p{L})${element}(?:${element}|[()\d]){0,12}(?:[₀-₉]|[${raised}]{0,2}[⁺⁻])(?:${element}|[()\d₀-₉${raised}])*`,
  String.raw`(?<![\p{L}\p{N}])(?:U|Th|Ra|Rn|Cs|Sr)-\d{2,3}(?!\d)`,
];

/** Most texts have none of what stays unchanged, and finding out is quicker than looking at each place. */
export const mayStay = /[@/IVX]|\.[A-Za-z\d]|\d[ -]?[A-Z]|[A-Z] ?\d|[A-E]\s+[tт]|[#₀-₉⁺⁻]|[Uhas]-\d/u;
