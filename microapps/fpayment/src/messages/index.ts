import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({ ko: () => import('./ko.ts'), en: () => import('./en.ts') });
