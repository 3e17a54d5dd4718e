import type { Page } from '@playwright/test';

/** Collects what the browser's console calls an error: among faults that are none a real one is not seen. */
export function collectConsoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}
