import { defineScreens } from '@wallet/kit/app';
import { manifest } from './manifest.ts';
import { payLoaders } from './screens.pay.ts';
import { serviceLoaders } from './screens.service.ts';

export const screens = defineScreens(manifest, { ...serviceLoaders, ...payLoaders });
