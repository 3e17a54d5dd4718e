import type { PanelUser } from '../second-factor/panel-people';
import { changingRight } from './absence';

/** A request of the panel about people. */
export type PeopleContext = {
  state: { user: PanelUser; userAbility: { can: (action: string) => boolean }; auth?: { strategy?: { name?: string } } };
  query: unknown;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  status: number;
  body: unknown;
  set: (headers: Readonly<Record<string, string>>) => void;
};

/** Returns whether a person may change users. A token of the panel acts for its owner, and is no person. */
export const mayChangePeople = ({ state: { userAbility, auth } }: PeopleContext): boolean =>
  auth?.strategy?.name === 'admin' && userAbility.can(changingRight);
