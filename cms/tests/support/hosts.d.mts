import type { Hosts } from './run-hosted';

export declare const hosts: Hosts;
