import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { waitForAnimations } from './scan-part';

/** Returns what axe finds in a part of the panel that is ours. */
export async function findAxeFaults(page: Page, part: Locator): Promise<string[]> {
  await waitForAnimations(part);
  await part.evaluate((element) => {
    element.id = 'part-of-ours';
  });
  const { violations } = await new AxeBuilder({ page }).include('#part-of-ours').analyze();
  await part.evaluate((element) => {
    element.removeAttribute('id');
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
