declare module '@20minutes/s3rver' {
  type S3rverOptions = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: readonly { name: string }[];
  };
  /** An S3-compatible server that stores its buckets in a folder. */
  export default class S3rver {
    constructor(options: S3rverOptions);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
