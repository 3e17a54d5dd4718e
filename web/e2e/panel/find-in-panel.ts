import type { JSHandle, Page } from '@playwright/test';

/** The part of React's tree that is read here. */
type Fiber = { child: Fiber | null; memoizedProps: Readonly<Record<string, unknown>> | null };

/** Finds what the outermost part of the open panel has under a name, such as its store; `null` on any other page. */
export const findInPanel = async <Part>(page: Page, name: string): Promise<JSHandle<Part | null>> =>
  (await page.evaluateHandle((wanted) => {
    const root = document.getElementById('strapi');
    const key = Object.keys(root ?? {}).find((one) => one.startsWith('__reactContainer$'));
    let fiber = root && key !== undefined ? (root as unknown as Record<string, Fiber | null>)[key] : null;
    while (fiber && fiber.memoizedProps?.[wanted] === undefined) fiber = fiber.child;
    return fiber?.memoizedProps?.[wanted] ?? null;
  }, name)) as JSHandle<Part | null>;
