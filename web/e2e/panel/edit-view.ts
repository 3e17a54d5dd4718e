import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import { expect, type Locator, type Page } from '@playwright/test';

import { settings } from '../site';
import { loadTexts, type PanelLanguage } from './texts';

/** Where the panel edits a version of an entry. */
export function getEditAddress(type: ContentTypeName, documentId: string, locale: string): string {
  const place =
    contentTypes[type].kind === 'single'
      ? `single-types/${getContentTypeUid(type)}`
      : `collection-types/${getContentTypeUid(type)}/${documentId}`;
  return `${settings.cmsUrl}/admin/content-manager/${place}?plugins[i18n][locale]=${locale}`;
}

/** Where the panel begins a new entry. */
export const getNewAddress = (type: ContentTypeName, locale: string): string =>
  `${settings.cmsUrl}/admin/content-manager/collection-types/${getContentTypeUid(type)}/create?plugins[i18n][locale]=${locale}`;

/** Where the panel shows what citizens sent: one of them, or all. */
export const getSubmissionAddress = (type: IntakeTypeName, documentId = ''): string =>
  `${settings.cmsUrl}/admin/content-manager/collection-types/api::${type}.${type}${documentId && `/${documentId}`}`;

/**
 * Confirms the publication where the panel asks about what the languages of the entry say differently: a test changes one of
 * them. It does nothing where `answered` comes without a question.
 */
export async function confirmDifferences(page: Page, language: PanelLanguage, answered: Promise<unknown>): Promise<void> {
  const say = loadTexts(language, 'agreement');
  const confirm = page.getByRole('dialog', { name: say('question') }).getByRole('button', { name: say('publish'), exact: true });
  await Promise.race([answered, confirm.click().catch(() => undefined)]);
}

/** Presses the button, in the English panel, and waits until the CMS has published. */
export async function publish(page: Page): Promise<void> {
  const published = page.waitForResponse(
    (response) => response.url().includes('/actions/publish') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: /^Publish$/u }).click();
  await confirmDifferences(page, 'en', published);
  expect((await published).status()).toBe(200);
}

/** A part beside the entry, by its heading. */
export const locateSidePanel = (page: Page, title: string): Locator =>
  page.locator('aside').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
