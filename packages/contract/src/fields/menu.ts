import * as z from 'zod';

import { localeCodes, mapLocales, type Locale, type Localized } from '../routing/locales.ts';
import { createField } from './field.ts';
import { hasTitle, menuTarget, type MenuTarget } from './menu-target.ts';

/** An item of a menu, the same in all languages. */
export type MenuItem = {
  /** Stays as the item is moved. */
  id: string;
  /** What it leads to; a group may lead to nothing of its own. */
  target: MenuTarget | null;
  /** Those that an editor wrote; the title of the target stands for others. */
  labels: Partial<Localized<string>>;
  /** The languages that do not show it. */
  hidden: readonly Locale[];
  items: readonly MenuItem[];
};

/** The most items of each level. The site shows as many levels as this has numbers. */
export const maxMenuItems = [10, 12] as const;
export const maxMenuDepth = maxMenuItems.length;
export const maxMenuLabel = 60;

/** The pattern of an item's id, as the panel makes it. */
const itemId = /^[a-z0-9-]{1,40}$/u;

const label = z.string().trim().min(1).max(maxMenuLabel).optional();

type LabelledItem = { target: MenuTarget | null; labels: object };

function checkItem({ target, labels }: LabelledItem, context: z.RefinementCtx): void {
  if (Object.keys(labels).length > 0 || (target && hasTitle(target))) return;
  context.addIssue({ code: 'custom', path: ['labels'], message: 'is empty in every language, and the target has no title of its own' });
}

function createItems(level: number): z.ZodType<readonly MenuItem[]> {
  const max = maxMenuItems[level];
  if (max === undefined) return z.array(z.never()).max(0);
  const item = z
    .object({
      id: z.string().regex(itemId),
      target: menuTarget.nullable().default(null),
      labels: z.strictObject(mapLocales(() => label)).default({}),
      hidden: z.array(z.enum(localeCodes as readonly [Locale, ...Locale[]])).default([]),
      items: createItems(level + 1).default([]),
    })
    .superRefine((one, context) => checkItem(one, context))
    .superRefine(({ target, items }, context) => {
      if (target === null && items.length === 0)
        context.addIssue({ code: 'custom', path: ['target'], message: 'is empty, and no item is below: choose a page' });
    });
  return z.array(item).max(max) as unknown as z.ZodType<readonly MenuItem[]>;
}

const listIds = (items: readonly MenuItem[]): string[] => items.flatMap(({ id, items: below }) => [id, ...listIds(below)]);

/** A menu as it is stored. */
export const menu = createItems(0)
  .refine((items) => items.length > 0, { error: 'has no item: a menu has one at least', abort: true })
  .refine((items) => new Set(listIds(items)).size === listIds(items).length, { error: 'has two items with the same id' });

/**
 * Defines the field of a menu: one tree of items for all languages. It is JSON, since components of Strapi can't hold
 * themselves (.github/adr/0108).
 */
export const defineMenuField = () => ({ ...createField(menu, { type: 'json' }, 'menu'), localized: false });
