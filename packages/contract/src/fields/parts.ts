import { attachment } from '../part/attachment.ts';
import { changeNote } from '../part/change-note.ts';
import { channelCount } from '../part/channel-count.ts';
import { column } from '../part/column.ts';
import { fact } from '../part/fact.ts';
import { laborEntry } from '../part/labor-entry.ts';
import { link } from '../part/link.ts';
import { mapPoint } from '../part/map-point.ts';
import { navGroup } from '../part/nav-group.ts';
import { navLink } from '../part/nav-link.ts';
import { phoneLine } from '../part/phone-line.ts';
import { picture } from '../part/picture.ts';
import { question } from '../part/question.ts';
import { quickLink } from '../part/quick-link.ts';
import { reception } from '../part/reception.ts';
import { resource } from '../part/resource.ts';
import { signInProvider } from '../part/sign-in-provider.ts';
import { socialLink } from '../part/social-link.ts';
import { step } from '../part/step.ts';
import { stop } from '../part/stop.ts';
import { tableRow } from '../part/table-row.ts';
import { video } from '../part/video.ts';
import { workingHours } from '../part/working-hours.ts';

/** Every group of fields that content types share. */
export const parts = [
  attachment,
  changeNote,
  channelCount,
  column,
  fact,
  laborEntry,
  link,
  mapPoint,
  navGroup,
  navLink,
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
