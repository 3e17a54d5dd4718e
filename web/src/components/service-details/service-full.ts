import type { ServiceBody } from '@ochiq/pages/page-builders/services';

/** A service with all its details. */
export type ServiceFull = NonNullable<ServiceBody['service']>;
