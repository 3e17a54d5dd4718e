import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { addDaysToInstant } from '../../submissions/forms/days';
import { buildNewDeviceMail } from '../../submissions/mail/letters';
import { sendOwnerMail } from './owner-mail';
import { markSession, parseAccessToken, readDeviceName } from './panel-session';
import { hashDeviceToken } from './sealed-secret';
import { recordSecurityEvent } from './security-events';
import { findFactor } from './stored-factors';

/** How long a browser is known after the last sign-in, and how long one can be remembered. */
const [knownDays, rememberedDays] = [365, 30];
/** How many browsers of a user are known: those before them are forgotten. */
const maxDevices = 50;
const dayMs = 24 * 60 * 60 * 1000;

type CookieOptions = {
  httpOnly: true;
  sameSite: 'strict' | 'lax';
  secure: boolean;
  path: string;
  /** In milliseconds; without it the cookie ends with the browser. */
  maxAge?: number;
  overwrite: true;
};
/** What is used of Koa's context for cookies of the panel. */
export type CookieContext = {
  cookies: {
    secure: boolean;
    get: (name: string) => string | undefined;
    set: (name: string, value: string, options: CookieOptions) => unknown;
  };
};

/** A cookie for each user: a browser that several people use is known to each by itself. */
const getCookieName = (user: number) => `ochiq_panel_device_${String(user)}`;

async function findDevice(strapi: Core.Strapi, { cookies }: CookieContext, user: number, now: Date) {
  const token = cookies.get(getCookieName(user));
  if (token === undefined) return null;
  const where = { user, hash: hashDeviceToken(user, token), expiresAt: { $gt: now } };
  return getTable(strapi, 'panel-device').findOne({ where });
}

async function addDevice(strapi: Core.Strapi, { cookies }: CookieContext, user: number, now: Date): Promise<void> {
  const devices = getTable(strapi, 'panel-device');
  // Never a token that came with the request: another person may have put it there.
  const token = randomBytes(32).toString('base64url');
  await devices.create({ data: { user, hash: hashDeviceToken(user, token), expiresAt: addDaysToInstant(now, knownDays) } });
  const { secure } = cookies;
  const options = { httpOnly: true, sameSite: 'strict', secure, path: '/admin', maxAge: knownDays * dayMs, overwrite: true } as const;
  cookies.set(getCookieName(user), token, options);
  const newest = await devices.findMany({ where: { user }, orderBy: { id: 'desc' }, limit: maxDevices });
  const oldest = newest.at(-1);
  if (oldest && newest.length === maxDevices) await devices.deleteMany({ where: { user, id: { $lt: oldest.id } } });
}

/**
 * Identifies the browser of a new session by its cookie: a remembered one needs no code, and about an unknown one the
 * owner of the account gets a letter.
 */
export async function identifyDevice(strapi: Core.Strapi, context: CookieContext, accessToken: string): Promise<void> {
  const parsed = parseAccessToken(strapi, accessToken);
  if (!parsed) return;
  const { user, session } = parsed;
  const now = new Date();
  const device = await findDevice(strapi, context, user, now);
  if (!device) {
    await addDevice(strapi, context, user, now);
    await recordSecurityEvent(strapi, { action: 'new-device', user, by: 'owner' });
    const signIn = { at: now, device: await readDeviceName(strapi, session) };
    await sendOwnerMail(strapi, user, 'new-device', (language, email) => buildNewDeviceMail(language, email, signIn));
    return;
  }
  const factor = await findFactor(strapi, user);
  const isRemembered = device.rememberedUntil !== null && new Date(device.rememberedUntil) > now;
  if (factor !== null && isRemembered && device.factor === factor) await markSession(strapi, session, factor);
}

/** Marks the browser as remembered for some days, for this second factor: with another one it is forgotten. */
export async function markRememberedDevice(strapi: Core.Strapi, context: CookieContext, user: number, factor: number): Promise<void> {
  const now = new Date();
  const device = await findDevice(strapi, context, user, now);
  const data = { factor, rememberedUntil: addDaysToInstant(now, rememberedDays) };
  if (device) await getTable(strapi, 'panel-device').updateMany({ where: { id: device.id }, data });
}
