import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { createBucketProvider } from './create-bucket-provider';
import { BucketStore } from './bucket-store';

type Provider = { extend: (methods: ReturnType<typeof createBucketProvider>) => void };

/** Keeps the media library's files in a bucket where the settings name one, behind the addresses that they always have. */
export function storeUploadsInBucket(strapi: Core.Strapi): void {
  if (settings.UPLOADS_URL === undefined) return;
  const { provider } = strapi.plugin('upload') as unknown as { provider: Provider };
  provider.extend(createBucketProvider(new BucketStore(settings.UPLOADS_URL)));
}
