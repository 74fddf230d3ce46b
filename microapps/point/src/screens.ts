import { defineScreens } from '@wallet/kit/app';
import { moneyLoaders } from './loaders/money.ts';
import { walletLoaders } from './loaders/wallet.ts';
import { manifest } from './manifest.ts';

export const screens = defineScreens(manifest, { ...walletLoaders, ...moneyLoaders });
