import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

/** Returns what axe finds in a part of the panel that is ours. */
export async function findAxeFaults(page: Page, part: Locator): Promise<string[]> {
  await part.evaluate(async (element) => {
    element.id = 'part-of-ours';
    // What is still fading in is pale.
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
  const { violations } = await new AxeBuilder({ page }).include('#part-of-ours').analyze();
  await part.evaluate((element) => {
    element.removeAttribute('id');
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
