import { blocks } from './blocks.ts';
import type { Fields } from './field.ts';
import { attachment, picture, video } from '../part/files.ts';
import { changeNote, channelCount, fact, laborEntry, milestone, question, step, tableRow } from '../part/list-items.ts';
import { column, resource } from '../part/resource.ts';
import { card, link, quickLink, signInProvider, socialLink } from '../part/links.ts';
import { contactPoint, mapPoint, phoneLine, stop } from '../part/office.ts';
import { reception, workingHours } from '../part/hours.ts';

/** Every group of fields that content types share. */
export const parts = [
  attachment,
  card,
  changeNote,
  channelCount,
  column,
  contactPoint,
  fact,
  laborEntry,
  link,
  mapPoint,
  milestone,
  phoneLine,
  picture,
  question,
  quickLink,
  reception,
  resource,
  signInProvider,
  socialLink,
  step,
  stop,
  tableRow,
  video,
  workingHours,
] as const;

const components = new Map<string, Fields>([...parts, ...blocks].map(({ uid, fields }) => [uid, fields]));

/** Returns the fields of a part or block, if there is one of this name. */
export const getComponentFields = (uid: string): Fields | undefined => components.get(uid);
