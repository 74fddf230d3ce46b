import { defineMessages } from './defineMessages.ts';

/** The kit's own texts: dialogs, problems, buttons, header, states, calendar, popups (1-shell s8, 2-payment s8). */
export const kitMessages = defineMessages({ ko: () => import('./ko.ts'), en: () => import('./en.ts') });

/** The shape of {@link kitMessages}. */
export type KitMessages = typeof import('./ko.ts').messages;
