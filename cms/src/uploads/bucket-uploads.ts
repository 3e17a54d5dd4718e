import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { bucketProvider } from './bucket-provider';
import { BucketStore } from './bucket-store';

type Provider = { extend: (methods: ReturnType<typeof bucketProvider>) => void };

/** Keeps the media library's files in a bucket where the settings name one, behind the addresses that they always have. */
export function keepUploadsInBucket(strapi: Core.Strapi): void {
  if (settings.UPLOADS_URL === undefined) return;
  const { provider } = strapi.plugin('upload') as unknown as { provider: Provider };
  provider.extend(bucketProvider(new BucketStore(settings.UPLOADS_URL)));
}
